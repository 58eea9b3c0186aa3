/** What a server lists does not depend on what was asked before. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, functionName, varyingLists } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-varying-lists',
    docs: {
        description: 'disallow registering and withdrawing tools, prompts and resources while a request is handled',
        section: 'listings',
        recommended: false,
        strict: 'warn',
        why: 'A list that depends on earlier requests of a connection cannot be cached, differs between two clients of one server, and is lost when the next request arrives at another process. The specification forbids it.',
        whatToDo: 'Register everything when the server is built, and let a handler answer with data or refuse; let authorization, not history, decide what is listed.',
    },
    messages: {
        variesByRequest: 'A request handler calls `{{name}}` and so changes what the server lists: the list depends on what was asked before, which differs between connections and processes. Register everything when the server is built.',
    },
    *detect(code) {
        for (const found of code.answerTo(varyingLists, 'no-varying-lists'))
            yield toDetection(found);
    },
});
function toDetection({ change, name, path }) {
    const trace = path.calls.map((call, index) => ({ at: call, message: index === path.calls.length - 1 ? `\`${name}\` changes the list` : `\`${calleeName(call)}\` is called` }));
    if (path.because && 'at' in path.because)
        trace.unshift({ at: path.because.at, message: 'a request of the protocol runs the handler given here' });
    return { messageId: 'variesByRequest', data: { name }, at: path.entry, trace, confidence: path.certain ? 'certain' : 'likely', identity: functionName(change) };
}

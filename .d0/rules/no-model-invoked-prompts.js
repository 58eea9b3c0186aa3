/** A model's tool call must not be able to reach `prompts/get`: prompts belong to the user. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, functionName, refKey } from '../src/rule/vocabulary.js';
const ACCEPT = 'The protocol leaves the interface open, so this is the design intent of "user-controlled", not a wire rule; to keep it knowingly, disable this line with a reason.';
export default defineRule({
    id: 'no-model-invoked-prompts',
    docs: {
        description: 'disallow code that a model\'s tool call runs from reaching prompts/get',
        section: 'boundary',
        recommended: 'error',
        strict: 'error',
        why: 'A prompt is written for a person who chose it, and that choice is what licenses its imperative voice. When a model can fetch it, any text that sways the model can put the server\'s instructions into the conversation with no person in between.',
        whatToDo: 'Remove the path: call prompts/get from the user\'s own event only (picker, slash command, form). If a model must start the workflow, offer it as a tool with a schema and a confirmation policy of its own.',
    },
    messages: {
        genericPromptTool: `The model's tool call reaches prompts/get through {{entry}} and chooses the prompt itself ({{hops}}). Let only a user's event call it, or offer the workflow as a tool.{{more}} ${ACCEPT}`,
        perPromptTool: `A tool of the model fetches a prompt of the server through {{entry}} ({{hops}}). Let only a user's event call prompts/get, or offer the workflow as a tool.{{more}} ${ACCEPT}`,
        passthroughDispatcher: `Code governed by the model's tool call reaches prompts/get from {{entry}} ({{hops}}). Take that arm out of the dispatcher.{{more}} ${ACCEPT}`,
        assistantText: `Text the model wrote is taken as a command that reaches prompts/get from {{entry}} ({{hops}}). Read commands from the user's own input only.{{more}} ${ACCEPT}`,
        dynamicMethod: `The model chooses the JSON-RPC method that {{entry}} sends ({{hops}}), and any method includes prompts/get. Send a fixed method, or check it against a list of the methods a model may call.{{more}} ${ACCEPT}`,
        promptListingTool: `This tool hands the model the prompts of a server, next to a tool that runs them ({{hops}}). Show the listing to the user instead.{{more}} ${ACCEPT}`,
    },
    *detect(code) {
        const gets = code.promptGets().flatMap((sink) => modelPaths(code, sink));
        const seen = new Set();
        for (const found of mergeDispatchers(gets)) {
            const key = refKey(found.path.entry);
            if (seen.has(key))
                continue;
            seen.add(key);
            const others = gets.filter((other) => other.sink !== found.sink && refKey(other.path.entry) === key);
            yield toDetection(code, found, others);
        }
        if (gets.length > 0)
            yield* listingTools(code, seen);
        yield* listingsBeside(code, gets, seen);
    },
});
function modelPaths(code, sink) {
    return code.whoCauses(sink.ref, 'no-model-invoked-prompts')
        .filter((path) => path.initiator === 'model')
        // a method is the model's to choose only if something of the model's reaches the call
        .filter((path) => sink.kind !== 'dynamic' || (isChosenByModel(path) && code.isMethodFromCaller(path, sink) !== 'no'))
        .map((path) => ({ sink, path }));
}
function isChosenByModel({ because }) {
    return because !== undefined && ('place' in because ? because.place === 'argument' || because.kind === 'text' : true);
}
/**
 * Several loops may run one dispatcher that they were handed: the fault is in the dispatcher, once, at the first call that all of their paths
 * share and that nobody but the model reaches.
 */
function mergeDispatchers(found) {
    const groups = new Map();
    for (const one of found) {
        const shared = one.path.shared;
        const key = shared ? `shared ${refKey(shared)}` : `own ${refKey(one.path.entry)} ${refKey(one.sink.ref)}`;
        groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const shared = first?.path.shared;
        if (!first || !shared || group.length < 2)
            return group;
        const from = first.path.calls.findIndex((call) => refKey(call) === refKey(shared));
        return [{ sink: first.sink, path: { ...first.path, entry: shared, calls: first.path.calls.slice(from) } }];
    });
}
function toDetection(code, { sink, path }, others) {
    return {
        messageId: messageFor(code, sink, path),
        data: { entry: entryName(path), hops: hopsOf(path), more: more(code, sink, others) },
        at: path.entry,
        trace: traceOf(path, sink.method),
        confidence: isCertain(code, { sink, path }) ? 'certain' : 'likely',
        identity: `${functionName(path.entry)} > ${functionName(sink.ref)}`,
    };
}
function isCertain(code, { sink, path }) {
    // else nothing of the model's call reaches the prompt: it only sets something off that fetches
    return path.certain && code.givesSomething(path) && (sink.kind !== 'dynamic' || code.isMethodFromCaller(path, sink) === 'yes');
}
function messageFor(code, sink, path) {
    if (sink.kind === 'dynamic')
        return 'dynamicMethod';
    if (path.because && 'place' in path.because)
        return path.because.kind === 'text' ? 'assistantText' : 'passthroughDispatcher';
    return code.isChosenByCaller(sink) ? 'genericPromptTool' : 'perPromptTool';
}
function entryName(path) {
    const name = functionName(path.entry) || calleeName(path.entry);
    return name === '' ? 'the code here' : `\`${name}\``;
}
function hopsOf(path) {
    const count = path.calls.length - 1;
    return count === 0 ? 'directly' : count === 1 ? '1 call away' : `${count} calls away`;
}
function more(code, sink, others) {
    const further = others.map((o) => ` It also reaches ${o.sink.method} in ${o.sink.ref.file.path}.`);
    const users = code.whoCauses(sink.ref, 'no-model-invoked-prompts').filter((p) => p.initiator === 'user' || p.initiator === 'prompts/get');
    const [user] = users;
    const legitimate = user ? ` The path from \`${functionName(user.entry) || user.entry.file.path}\` to the same call is legitimate.` : '';
    return [...new Set(further)].join('') + legitimate;
}
function traceOf(path, method) {
    return path.calls.map((call, index) => {
        const isFirst = index === 0;
        const isLast = index === path.calls.length - 1;
        const name = calleeName(call);
        if (isLast)
            return { at: call, message: `${isFirst ? 'here the model\'s call ' : ''}sends ${method}` };
        return { at: call, message: isFirst ? `here the model's call runs \`${name}\`` : `which calls \`${name}\`` };
    });
}
/** A tool that answers with a listing fetched earlier, in the file of a tool that runs prompts. */
function* listingsBeside(code, gets, seen) {
    for (const get of gets) {
        for (const at of code.listingAnswersBeside(get.path)) {
            if (seen.has(refKey(at)))
                continue;
            seen.add(refKey(at));
            yield {
                messageId: 'promptListingTool', data: { hops: 'listed earlier', more: '' }, at, trace: [{ at, message: 'here a tool of the model answers with listed prompts' }],
                confidence: isCertain(code, get) ? 'certain' : 'likely', identity: `${functionName(at)} > listing`,
            };
        }
    }
}
/** Listing prompts for a model is harmless until a tool runs them; here one does. */
function* listingTools(code, seen) {
    for (const sink of code.promptLists()) {
        for (const path of code.whoCauses(sink.ref, 'no-model-invoked-prompts')) {
            if (path.initiator !== 'model' || seen.has(refKey(path.entry)))
                continue;
            const isReturned = code.isReturnedByEntry(path);
            if (isReturned === 'no')
                continue;
            seen.add(refKey(path.entry));
            yield {
                messageId: 'promptListingTool', data: { hops: hopsOf(path), more: '' }, at: path.entry, trace: traceOf(path, 'prompts/list'),
                confidence: path.certain && isReturned === 'yes' ? 'certain' : 'likely', identity: `${functionName(path.entry)} > list`,
            };
        }
    }
}

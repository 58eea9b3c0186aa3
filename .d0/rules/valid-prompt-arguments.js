/** What a prompt declares as its arguments and what its handler renders must be the same. */
import { defineRule } from '../src/rule/rule.js';
import { argumentFaults } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'valid-prompt-arguments',
    docs: {
        description: 'disallow prompts whose declared arguments and rendered arguments differ',
        section: 'rendering',
        recommended: 'error',
        strict: 'error',
        why: 'A host asks the person for the arguments that prompts/list declares and sends them as texts. What is declared and not used was typed for nothing; what is used and not declared, or not given, becomes the word `undefined` in the instructions; what no text satisfies makes every real call fail.',
        whatToDo: 'Declare each argument that the handler reads and read each that is declared; take texts (`z.string()`, or `z.coerce` for others), give the optional ones an alternative, and check the required ones in a low-level handler.',
    },
    messages: {
        unused: 'Prompt `{{prompt}}` declares the argument `{{argument}}` and nothing reads it: a host asks the person for a value that changes nothing. Use it in the text or take it out.',
        undeclared: 'Prompt `{{prompt}}` reads the argument `{{argument}}`, which it does not declare: no host sends it, so it is always undefined. Declare it, or read the declared one.',
        unchecked: 'The required argument `{{argument}}` of prompt `{{prompt}}` is rendered without a check: a low-level server gets what the host sent, and without the argument the text says "undefined". Refuse the request with invalid params (-32602) when it is missing.',
        unguarded: 'The optional argument `{{argument}}` of prompt `{{prompt}}` is rendered as if it were always given: without it the text says "undefined". Leave its part out or give an alternative.',
        nonText: 'The argument `{{argument}}` of prompt `{{prompt}}` accepts only {{type}}: prompt arguments are strings on the wire, so every request that gives it is refused. Accept a string, or convert with `z.coerce` or a preprocess step.',
        objectSchema: 'Prompt `{{prompt}}` gives the schema of an object where SDK v1 wants its fields: the listing shows the schema\'s own members as arguments, and every prompts/get fails. Give the fields themselves (`{ name: z.string() }`, or `.shape`).',
        quoted: 'The text of prompt `{{prompt}}` holds a template in plain quotes: the characters `${…}` are sent as they stand and `{{argument}}` is never filled in. Use back quotes.',
        unfilled: 'The template of prompt `{{prompt}}` holds the placeholder `{{argument}}`, which no declared argument fills: it is sent unfilled, or the rendering fails. Declare the argument or take the placeholder out.',
        skipped: 'The placeholders of prompt `{{prompt}}` are filled only when the request has arguments: without any, the raw `{{…}}` are sent although arguments are required. Refuse the request with invalid params (-32602) instead.',
        unserved: 'Prompt `{{prompt}}` is listed, and no branch of the handler serves it: everybody who picks it gets an error. Serve it or take it out of the listing.',
    },
    *detect(code) {
        for (const fault of code.answerTo(argumentFaults, 'valid-prompt-arguments'))
            yield toDetection(fault);
    },
});
function toDetection(fault) {
    const { prompt } = fault;
    const name = prompt.name ?? 'of a computed name';
    const declared = fault.declaredAt ? [{ at: fault.declaredAt, message: `\`${fault.argument}\` is declared here` }] : [];
    return {
        messageId: fault.kind,
        data: { prompt: name, argument: fault.argument, type: article(fault.type ?? '') },
        at: fault.at,
        trace: [...declared, { at: prompt.call, message: `\`${name}\` is ${prompt.style === 'listed' ? 'listed' : 'registered'} here` }, ...(fault.more ?? []).map((at) => ({ at, message: `${STEPS[fault.kind]} too` })), { at: fault.at, message: STEPS[fault.kind] }],
        confidence: fault.isCertain ? 'certain' : 'likely',
        identity: `${name} ${fault.argument}`,
    };
}
const STEPS = {
    unused: 'this argument is read by nothing', undeclared: 'here it is read', unchecked: 'here it becomes text', unguarded: 'here it becomes text',
    nonText: 'this schema refuses every text', objectSchema: 'here the schema is made', quoted: 'here the template is only text', unfilled: 'here the placeholder stands', skipped: 'without arguments nothing is filled in', unserved: 'no branch serves this name',
};
const article = (type) => (type === '' ? '' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`);

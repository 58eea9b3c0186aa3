/** A prompts/get that cannot be served is refused with invalid params. */
import { defineRule } from '../src/rule/rule.js';
import { codedError, refusals } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'require-invalid-params',
    docs: {
        description: 'require low-level prompts/get handlers to refuse unknown names and missing arguments with invalid params',
        section: 'rendering',
        recommended: 'warn',
        strict: 'warn',
        why: 'The specification answers an unknown prompt and a missing required argument with -32602, so that a host can tell the person what to change. A plain error becomes -32603, "the server is broken"; an empty or other prompt, or a filler text, is taken for the answer.',
        whatToDo: 'Throw an error with the code invalid params: `McpError(ErrorCode.InvalidParams, …)` in SDK v1, `ProtocolError(ProtocolErrorCode.InvalidParams, …)` in v2.',
    },
    messages: {
        plainError: 'An unknown prompt name is refused with an error that has no code: the SDK answers -32603 (internal error), as if the server were broken. Throw {{coded}} instead.',
        wrongCode: 'An unknown prompt name is refused with {{code}}: the specification asks for invalid params (-32602), and hosts tell a wrong name from a broken server by it. Throw {{coded}} instead.',
        answered: 'An unknown prompt name is answered as if it were a prompt: the host takes the empty or other text for what the person chose. Throw {{coded}} instead.',
        wrapped: 'Every failure of the handler, an unknown prompt name too, is turned into an internal error (-32603) here: the host cannot tell a wrong name from a broken server. Let errors with a code through, and throw {{coded}} for unknown names.',
        plainMissing: '{{argument}} is refused with an error that has no code: the SDK answers -32603 (internal error), and no host can tell which argument to ask for. Throw {{coded}} instead.',
        wrongMissing: '{{argument}} is refused with {{code}}: the specification asks for invalid params (-32602). Throw {{coded}} instead.',
        filler: '{{argument}} is replaced by a filler text: the instructions are about something nobody chose. Throw {{coded}}, or declare the argument as optional.',
    },
    *detect(code) {
        for (const refusal of code.answerTo(refusals, 'require-invalid-params'))
            yield toDetection(refusal);
    },
});
const STEPS = {
    plainError: 'for an unknown name this is thrown', wrongCode: 'for an unknown name this is thrown', answered: 'for an unknown name this is answered', wrapped: 'every failure becomes this',
    plainMissing: 'for the missing argument this is thrown', wrongMissing: 'for the missing argument this is thrown', filler: 'this stands in for the missing argument',
};
function toDetection(refusal) {
    const { kind, handler, at, argument, code } = refusal;
    const trace = [{ at: handler.call, message: 'prompts/get is handled here' }, { at, message: STEPS[kind] }];
    return {
        messageId: kind, data: { argument: argument === '' ? 'A missing required argument' : `The missing required argument \`${argument}\``, code: `\`${code}\``, coded: codedError(refusal).text },
        at, trace, confidence: refusal.isCertain ? 'certain' : 'likely', identity: argument, suggestions: suggest(refusal),
    };
}
function suggest(refusal) {
    const { edit } = codedError(refusal);
    return edit ? [{ message: 'Throw an error with the code invalid params.', edits: [edit] }] : [];
}

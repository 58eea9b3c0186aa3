/** A prompt handler must not render a failed fetch, query, file read or parse as if it were data. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, handlerName } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-swallowed-render-errors',
    docs: {
        description: 'disallow prompt handlers that turn a failed fetch, query, read or parse into empty content',
        section: 'rendering',
        recommended: 'error',
        strict: 'error',
        why: 'A prompt result has no `isError`: an empty section looks like a section without content, the user files the draft that a model makes of it, and the only trace is a log line. The person who clicked is present and can try again in seconds, if they learn of it.',
        whatToDo: 'Let the failure out as a protocol error (throw, with the cause), or render text that says which part is unavailable and why.',
    },
    messages: {
        caught: 'The failure caught here becomes an empty or default value that the prompt renders as if it were data ({{handlers}}). Throw it on with its cause, or render that this part is unavailable.',
        rejection: 'The rejection caught here becomes an empty or default value that the prompt renders as if it were data ({{handlers}}). Let it reject, or render that this part is unavailable.',
        status: 'An answer that is not ok becomes an empty or default value that the prompt renders as if it were data ({{handlers}}). Throw when the status is bad, or render that this part is unavailable.',
        settled: 'Rejected results are dropped here, and the prompt renders the rest as if it were all ({{handlers}}). Throw, or name the parts that are missing.',
        ignoredError: 'The error this callback is given is never looked at, so a failure renders as empty data ({{handlers}}). Reject when it is set.',
        unchecked: 'Nobody looks whether the request succeeded, and this default is rendered as if it were data ({{handlers}}). Check the error or the status first and throw.',
        coerced: 'An object is made text here, which reads "[object Object]" in the prompt ({{handlers}}). Render the parts of it that the prompt needs.',
        nullText: 'A lookup that found nothing is rendered as the text "null" here ({{handlers}}). Throw when it is missing, or render that it is.',
    },
    *detect(code) {
        for (const failure of code.renderFailures('no-swallowed-render-errors'))
            yield toDetection(failure);
    },
});
function toDetection(failure) {
    const [first] = failure.handlers;
    const more = failure.handlers.length - 1;
    const names = first ? `\`${handlerName(first.handler)}\`${more > 0 ? ` and ${more} more` : ''}` : '';
    return {
        messageId: failure.kind,
        data: { handlers: `reached from ${names}` },
        at: failure.at,
        trace: traceOf(failure),
        confidence: 'certain',
        identity: failure.symbol,
        suggestions: rethrow(failure),
    };
}
/** Handler, the calls down to the failure, the place that swallows it; then the other handlers that render it. */
function traceOf(failure) {
    const [first, ...others] = failure.handlers;
    return [
        ...others.map((other) => ({ at: other.registration, message: `\`${handlerName(other.handler)}\` renders it too` })),
        ...(first ? [{ at: first.registration, message: `prompts/get runs \`${handlerName(first.handler)}\`` }] : []),
        ...(first?.calls ?? []).map((call) => ({ at: call, message: `\`${calleeName(call)}\` is called for its content` })),
        { at: failure.at, message: 'here the failure becomes a value' },
    ];
}
function rethrow(failure) {
    if (!failure.clause)
        return [];
    return [{
            message: 'Throw the failure on with its cause.',
            edits: [{ at: failure.clause, text: "catch (cause) {\n    throw new Error('A part of this prompt could not be loaded', { cause });\n  }" }],
        }];
}

/** A tool that failed says so with `isError`, and nothing else does. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, unflaggedResults } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'no-ignored-tool-errors',
    docs: {
        description: 'disallow using the content of a tool result without looking at isError',
        section: 'tools',
        recommended: 'warn',
        strict: 'warn',
        why: 'A tool reports its failure inside an ordinary result: the content holds the error message and `isError` is true. Whoever takes the content alone takes the message for data, and a proxy that builds the result anew turns every failure into a success.',
        whatToDo: 'Test `isError` before the content is used, or pass it on together with the content.',
    },
    messages: {
        flagDropped: 'A result is built here from the content of another tool\'s result, without its `isError`: a call that failed arrives as one that succeeded. Pass `isError` on beside the content.',
        neverLooked: 'The content of this tool call is used, and nobody looks at `isError`: the error message of a tool that failed is taken for its data. Test `isError` first, or hand it on with the content.',
    },
    *detect(code) {
        for (const found of code.answerTo(unflaggedResults, 'no-ignored-tool-errors'))
            yield toDetection(found);
    },
});
function toDetection({ call, content, rebuilt }) {
    const trace = [
        { at: call, message: 'the tool is called here' },
        { at: content.at, message: `the \`${content.property}\` of its result is taken here` },
        ...(rebuilt ? [{ at: rebuilt, message: 'the result built here has no `isError`' }] : []),
    ];
    return { messageId: rebuilt ? 'flagDropped' : 'neverLooked', at: rebuilt ?? call, trace, confidence: 'certain', identity: functionName(call) };
}

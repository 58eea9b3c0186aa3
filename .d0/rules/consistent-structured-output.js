/** What a tool declares of its structured results and what it answers must agree. */
import { defineRule } from '../src/rule/rule.js';
import { structureMismatches } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'consistent-structured-output',
    docs: {
        description: 'require results to carry structured content where the tool declares a schema for it, and only there',
        section: 'tools',
        recommended: 'warn',
        strict: 'warn',
        why: 'A client that was promised a schema validates the result against it: one without `structuredContent` is rejected as a whole, so the call fails at the client although the tool did its work. Structured content that no schema announces cannot be checked by anybody.',
        whatToDo: 'Return `structuredContent` on every path that is no error, or leave `outputSchema` out.',
    },
    messages: {
        missing: '{{tool}} declares `outputSchema`, but this result has no `structuredContent`: clients check it against the schema and reject the call. Return `structuredContent` here too, or mark the result as an error.',
        undeclared: '{{tool}} answers with `structuredContent` here and declares no `outputSchema`: no client can know or check its form. Declare the schema.',
    },
    *detect(code) {
        for (const { kind, at, tool } of code.answerTo(structureMismatches, 'consistent-structured-output')) {
            yield {
                messageId: kind,
                data: { tool: tool.name === undefined ? 'The tool' : `\`${tool.name}\`` },
                at,
                trace: [{ at: tool.nameAt ?? tool.call, message: 'the tool is declared here' }, { at, message: kind === 'missing' ? 'and answers without structured content' : 'and answers with structured content' }],
                // a client may take structured content without a schema
                confidence: kind === 'missing' ? 'certain' : 'likely',
                identity: tool.name ?? '',
            };
        }
    },
});

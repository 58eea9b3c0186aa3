/** One tool should not read or write as an argument says. */
import { defineRule } from '../src/rule/rule.js';
import { doingOf, isActing, mixedModesOf, originsOfPart, registrations } from '../src/rule/vocabulary.js';
const RULE = 'no-mixed-read-write-tool';
export default defineRule({
    id: RULE,
    docs: {
        description: 'disallow tools that read or write as an argument says',
        section: 'annotations',
        recommended: false,
        strict: 'warn',
        why: 'Hosts allow and refuse tools by name and hints, not by arguments. A tool that lists and deletes is asked about even when it lists, or not even when it deletes.',
        whatToDo: 'Split it where reading ends: one tool for the reads, one for each kind of write, each with hints that hold for every call.',
    },
    messages: {
        mixed: '`{{property}}` of {{tool}} chooses between reading (`{{read}}`) and writing (`{{write}}`). Hosts allow and refuse whole tools, so no hint and no permission fits every call; make the reads and the writes tools of their own.',
    },
    *detect(code) {
        const seen = new Set();
        for (const registration of code.answerTo(registrations, RULE)) {
            if (registration.kind !== 'tool')
                continue;
            for (const mode of code.answerTo(mixedModesOf(registration), RULE)) {
                const key = `${mode.at.file.path}:${mode.at.id}`;
                if (seen.has(key))
                    continue;
                seen.add(key);
                const detection = judge(code, registration, mode);
                if (detection)
                    yield detection;
            }
        }
    },
});
/** The words of the schema speak; what the handler does confirms them or not. */
function judge(code, registration, mode) {
    const [doing] = code.answerTo(doingOf(registration), RULE);
    const acts = doing?.effects.some((e) => (isActing(e) && !e.isNamed) || e.kind === 'state') ?? false;
    const declared = originsOfPart(code.graph, registration, 'annotations').flatMap(({ value }) => (value.kind === 'object' ? [value.ref] : []))[0];
    const name = registration.name === undefined ? 'a tool' : `the tool \`${registration.name}\``;
    const [read = '', write = ''] = [mode.reads[0], mode.writes[0]];
    return {
        messageId: 'mixed',
        data: { property: mode.property, tool: name, read, write },
        at: declared ?? mode.at,
        trace: declared ? [{ at: declared, message: 'these hints are for every call' }, { at: mode.at, message: `\`${read}\` reads, \`${write}\` writes` }] : [],
        confidence: acts ? 'certain' : 'likely',
        identity: `${registration.name ?? ''} ${mode.property}`,
    };
}

import { defineRule } from './rule.js';
/**
 * Tells of disable comments that do not say why. It looks at comments, which the facts do not hold: each front end finds them with
 * `src/suppress`, and this is what they say about them.
 */
export const disableReason = defineRule({
    id: 'require-disable-reason',
    docs: {
        description: 'Require a reason in comments that disable a rule about who controls prompts and tools, where the configuration says `requireReasons`',
        section: 'boundary',
        recommended: 'error',
        strict: 'error',
        why: 'A disabled finding is a decision that a model may do what the protocol leaves to a person. Whoever meets it later must be able to tell a decision from a shortcut.',
        whatToDo: 'Say why behind two dashes: `// eslint-disable-next-line mcp/no-model-invoked-prompts -- a person confirms in the dialog`.',
    },
    messages: {
        missingReason: '{{rules}} disabled here without a reason, so nobody can tell later whether somebody decided this or only silenced it. Say why behind two dashes: `-- reason`.',
    },
    detect: function* () { },
});
/** The rules whose silence must be explained. */
export const GUARDED_SECTION = 'boundary';

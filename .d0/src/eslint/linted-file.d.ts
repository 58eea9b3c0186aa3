import type { Rule } from 'eslint';
import type { Answer } from './session.js';
/**
 * What the analysis says of the file being linted; `undefined` where it has no say: other languages, code blocks inside other files,
 * texts without a file, files outside any project.
 */
export declare function answerOf(context: Rule.RuleContext): Answer | undefined;

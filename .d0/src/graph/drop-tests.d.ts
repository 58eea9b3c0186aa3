import { type Ref } from './code.js';
import type { PromptFate } from './prompt-fates.js';
import type { Visit } from './result-search.js';
/** A test of a turn's role or of a block's type, one side of which loses the turn. */
export interface FailingTest {
    readonly of: 'role' | 'type';
    readonly at: Ref;
    readonly visit: Visit;
}
/** The tests after which some turns or blocks are heard of no more. */
export declare function failingTests(fate: PromptFate): FailingTest[];
/** Not a step to something else, nor a test, but the words themselves handed on. */
export declare function isUse({ ref, part, inside, text, from }: Visit): boolean;

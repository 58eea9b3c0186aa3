import { type Ref } from './code.js';
import type { Question } from './question.js';
/** Text from elsewhere that stands inside the text of an instruction. */
export interface MixedInstruction {
    readonly at: Ref;
    readonly source: Ref;
    readonly registration: Ref;
    readonly isCertain: boolean;
}
export declare const mixedInstructions: Question<MixedInstruction>;

import { type Ref } from './code.js';
import { type Registration } from './registration.js';
import type { Question } from './question.js';
/** A result that does not agree with what the tool declares. */
export interface StructureMismatch {
    /** `missing`: a schema is declared and the result has no structured content; `undeclared`: the reverse. */
    readonly kind: 'missing' | 'undeclared';
    readonly at: Ref;
    readonly tool: Registration;
}
/** Results of tools whose declaration and answer disagree about structured content. */
export declare const structureMismatches: Question<StructureMismatch>;

import { type Ref } from './code.js';
import { type LooseKind } from './loose-schema.js';
import type { Question } from './question.js';
import { type Registration, type Stretch } from './registration.js';
/** What a tool does not say about itself. `text`: any text is accepted where the handler knows a few; `undescribed`: the tool has no description. */
export interface LooseTool {
    readonly kind: LooseKind | 'text' | 'undescribed';
    readonly tool: Registration;
    readonly at: Ref | Stretch;
    /** The argument, with the way to it. */
    readonly argument: string;
    /** Where the schema says so, when that is elsewhere; for `text` where the handler compares it. */
    readonly because: Ref | undefined;
    /** For `text`: what the handler knows. */
    readonly labels: readonly string[];
    readonly isCertain: boolean;
    /** Where `false` closes the schema. */
    readonly permission?: Stretch | undefined;
}
export declare const looseTools: Question<LooseTool>;

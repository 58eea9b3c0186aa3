import { type Ref } from './code.js';
import type { Question } from './question.js';
import { type Registration } from './registration.js';
/** An argument by which one tool does several things, some of which read and some of which write. */
export interface MixedMode {
    readonly property: string;
    /** The property of the schema. */
    readonly at: Ref;
    readonly reads: readonly string[];
    readonly writes: readonly string[];
}
/** The arguments of a tool that choose between reading and writing. */
export declare function mixedModesOf(registration: Registration): Question<MixedMode>;

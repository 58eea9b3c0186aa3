import { type FileFacts, type VarId } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
/** The texts that a value is compared with when nothing else is done with it. */
export interface Compared {
    readonly labels: readonly string[];
    /** The first place that compares it. */
    readonly at: Ref | undefined;
    /** It is used for something else as well, so that any text may be meant. */
    readonly isOpen: boolean;
}
/** A value, or the variable that destructuring makes of it. */
export type Started = Ref | {
    readonly file: FileFacts;
    readonly variable: VarId;
};
export declare function comparedTexts(graph: Graph, starts: readonly Started[]): Compared;

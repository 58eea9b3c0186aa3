import { type Ref } from './code.js';
import type { HopNote, Origin } from './value.js';
/** One place a value passed, in the order in which it travelled. */
export interface WayStep {
    readonly at: Ref;
    readonly note: HopNote | 'origin';
}
/** The way of a value from its origin to where the search began, without the places that add nothing to read. */
export declare function valueWay(origin: Origin): WayStep[];

import { type RegionId } from '../facts/model.js';
import { type Ref } from './code.js';
export declare const isAsking: (name: string) => boolean;
export declare const isGranting: (name: string) => boolean;
export declare const isAllowing: (text: unknown) => boolean;
export declare const isAskingText: (text: unknown) => boolean;
export declare const decides: (name: string) => boolean;
export declare const isGate: (name: string) => boolean;
export declare const isTrust: (name: string) => boolean;
/** Every name and text within an expression. */
export declare function wordsWithin({ file, id }: Ref): readonly string[];
/** What a stretch of code under a condition says and calls. */
export interface Spoken {
    readonly calls: readonly string[];
    readonly texts: readonly unknown[];
}
export declare function spokenIn(place: Ref, region: RegionId): Spoken;
/** Does a condition around the place, an early exit before it or its own function speak of somebody's trust? */
export declare function isUnderTrust(place: Ref): boolean;

import { type FileFacts, type FnId, type RegionId } from '../facts/model.js';
import { type Carrier } from './argument-uses.js';
import { type Ref } from './code.js';
/** What is known of a name that a request brought: where it stands, and what was looked up with it. */
export interface NameLookups {
    readonly isName: (ref: Ref) => boolean;
    readonly isLookup: (ref: Ref) => boolean;
    readonly lookups: readonly Ref[];
    readonly functions: readonly {
        readonly file: FileFacts;
        readonly fn: FnId;
        readonly depth: number;
    }[];
}
export declare function nameLookups(carriers: readonly Carrier[]): NameLookups;
/** Does code in the region run for a name that nothing was found for? Judged by the nearest condition. */
export declare function isForUnknown(looked: NameLookups, file: FileFacts, start: RegionId): boolean;
/** `!found`, `found === undefined`, `name !== 'review'`, `index === -1` */
export declare function isAbsence(looked: NameLookups, test: Ref): boolean;

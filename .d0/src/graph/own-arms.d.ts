import { type FileFacts, type RegionId } from '../facts/model.js';
import type { Graph } from './graph.js';
/** Names that one handler serves, so that the parts for others can be told from those for one. */
export interface Arms {
    readonly graph: Graph;
    readonly own: string | undefined;
    readonly others: ReadonlySet<string>;
}
/** Does code in the region run for another name only: `case 'other':`, `if (name === 'other')`, `default:` beside a case of its own? */
export declare function isForOthers(arms: Arms, file: FileFacts, start: RegionId): boolean;
/** Does it run for the own name only? */
export declare function isForOwn(arms: Arms, file: FileFacts, start: RegionId): boolean;

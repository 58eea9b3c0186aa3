import type { Change } from './effect.js';
export interface Statement {
    readonly verb: string;
    readonly change: Change | undefined;
    readonly isRead: boolean;
    readonly repeats: boolean;
}
/** What a text does, when it is SQL. */
export declare function readSql(text: string): Statement | undefined;
/** `EXPLAIN ANALYZE` runs the statement it explains. */
export declare const runsExplained: (text: string) => boolean;

import type { AuditOptions } from '../audit.js';
import type { Context } from './context.js';
import type { Settings } from './settings.js';
/** Options of an audit in which every path is absolute and exists. */
export type LocatedOptions = AuditOptions & {
    readonly root: string;
};
/** Throws `UserError` for a path that does not exist and a root that is no folder. */
export declare function toAuditOptions(settings: Settings, context: Context): LocatedOptions;

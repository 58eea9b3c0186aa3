import type { AuditOptions } from './audit.js';
/** The facts of one file as JSON can hold them, for `--print-facts`. */
export declare function factsOf(file: string, _options: AuditOptions): unknown;

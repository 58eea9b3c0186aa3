import type { Reporter } from './reporter.js';
/** The reporters by the name given to `--format`. */
export declare const REPORTERS: ReadonlyMap<string, Reporter>;

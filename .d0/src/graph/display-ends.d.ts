import type { End } from './result-search.js';
/** Does the value end where people read it and no model does: a log, a terminal, a test? */
export declare function isShown({ kind, at: place }: End): boolean;

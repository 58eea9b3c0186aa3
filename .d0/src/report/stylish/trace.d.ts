import type { TraceHop } from '../../findings/finding.js';
import type { Theme } from './theme.js';
/**
 * A path, hop by hop: `file:line` of each, then what happens there. Places are never shortened, so that a terminal can open them.
 */
export declare function trace(hops: readonly TraceHop[], pathOf: (path: string) => string, theme: Theme): readonly string[];

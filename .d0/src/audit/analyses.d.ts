import { Analysis } from '../analysis.js';
import type { Config } from '../config/config.js';
/** The analysis of a root, kept for the next call: auditing one root again costs a look at the disk. */
export declare function analysisOf(root: string, config: Config, options: {
    readonly includeTests?: boolean;
}): Analysis;

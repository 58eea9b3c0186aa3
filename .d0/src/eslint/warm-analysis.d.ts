import { type Analysed } from '../analysis.js';
import type { Config } from '../config/config.js';
/** The analysis of one root with the texts an editor holds, run again only when a change can matter. */
export declare class WarmAnalysis {
    #private;
    /** Reads the files of `root`, an absolute path. Throws `UserError` when the configuration names a file that cannot be read. */
    constructor(root: string, config: Config);
    /** Looks at the disk again. */
    refresh(): void;
    /** Takes the text the linter holds for a file. Returns whether the file is one that is analysed. */
    take(path: string, text: string): boolean;
    /** The findings of every rule in every file. */
    analysed(): Analysed;
    /** The listed path that is the same file on a disk that does not tell case, else the path itself. */
    spelled(path: string): string;
}

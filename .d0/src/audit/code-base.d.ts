import type { Analysis } from '../analysis.js';
import type { Config } from '../config/config.js';
export interface CodeBaseOptions {
    /** Folder that is analysed whole. Without it: the nearest workspace manifest, `.git` or `package.json` upwards from the first path. */
    readonly root?: string;
    /** Files and folders whose findings are shown; all when empty. */
    readonly paths?: readonly string[];
    readonly includeTests?: boolean;
    readonly onProgress?: (stage: string) => void;
}
/** What an audit works on. */
export interface CodeBase {
    /** Absolute path of the folder that is analysed. */
    readonly root: string;
    /** The same as reports name it: relative to the folder that was asked for. */
    readonly shownRoot: string;
    readonly config: Config;
    readonly analysis: Analysis;
}
/** Reads configuration and files. Throws `UserError` when the configuration is wrong. */
export declare function openCodeBase(options: CodeBaseOptions): Promise<CodeBase>;
/** Reports the stage and lets a spinner turn. */
export declare function tellProgress({ onProgress }: Pick<CodeBaseOptions, 'onProgress'>, stage: string): Promise<void>;

import { type Config } from './config.js';
import { type Source } from './source.js';
export interface ConfigOptions {
    /** The rules there are, with or without prefix. When given, any other id in the configuration is an error. */
    readonly ruleIds?: readonly string[];
}
/** Reads the text of `mcp-audit.jsonc`. Throws `UserError` naming file, line and column. */
export declare function parseConfig(source: Source, options?: ConfigOptions): Config;
/** Reads the key `mcp-audit` of `package.json`; `undefined` when there is none. The rest of that file is not ours to judge. */
export declare function parsePackageConfig(source: Source, options?: ConfigOptions): Config | undefined;

import { type Config } from './config.js';
import { type ConfigOptions } from './parse-config.js';
/**
 * The configuration of a root folder (absolute path): `mcp-audit.jsonc`, `mcp-audit.json` or the key `mcp-audit` of
 * `package.json`. Nothing is executed. Throws `UserError` when a file cannot be read, is wrong, or when two of them compete.
 */
export declare function readConfig(root: string, options?: ConfigOptions): Config;

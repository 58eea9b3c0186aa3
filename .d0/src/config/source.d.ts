import type { Node } from 'jsonc-parser';
import { UserError } from '../errors.js';
/** The text of a configuration file and how people find it. */
export interface Source {
    /** As shown in messages: an absolute path. */
    readonly file: string;
    readonly text: string;
}
/** A complaint that names file, line and column, as compilers do: `mcp-audit.jsonc:3:5: …`. */
export declare function configError(source: Source, offset: number, statement: string): UserError;
/** What a value is, in the words of JSON. */
export declare function describeValue(node: Node): string;

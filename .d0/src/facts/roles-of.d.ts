import { type Role } from '../catalogue/roles.js';
import type { Syntax } from '../program/syntax.js';
import type { ts } from '../program/typescript.js';
/** Reads the role tags in the comment before a node. Throws `UserError` for a tag that is no role, because a typo would silence a rule. */
export declare function roleReader(path: string, text: string, sourceFile: ts.SourceFile, compiler: Syntax): (node: ts.Node) => readonly Role[];

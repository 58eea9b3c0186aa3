import type { ts } from '../program/typescript.js';
import type { Builder, Place } from './builder.js';
import { type ExprId } from './model.js';
export declare function lowerImport(b: Builder, node: ts.ImportDeclaration, place: Place): void;
export declare function lowerExport(b: Builder, node: ts.ExportDeclaration, place: Place): void;
export declare function noteExported(b: Builder, node: ts.VariableStatement, place: Place): void;
/** `module.exports = x`, `exports.a = x`, `module.exports.a = x`. */
export declare function noteCommonJs(b: Builder, node: ts.ExpressionStatement, id: ExprId): void;

import type { ts } from '../program/typescript.js';
import type { Builder } from './builder.js';
export declare function isExported(b: Builder, node: ts.Node): boolean;
export declare function hasDefault(b: Builder, node: ts.Node): boolean;

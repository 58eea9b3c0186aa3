import type { ts } from '../program/typescript.js';
import { type Builder, type Place } from './builder.js';
/** Statements of one block: names first (hoisting), then the code. */
export declare function lowerStatements(b: Builder, nodes: readonly ts.Statement[], place: Place): void;

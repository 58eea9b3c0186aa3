import type { ts } from '../program/typescript.js';
import { type Builder, type Place } from './builder.js';
import { type ExprId } from './model.js';
/** One expression and everything below it. */
export declare function lowerExpression(b: Builder, node: ts.Node, parent: ExprId, place: Place): ExprId;

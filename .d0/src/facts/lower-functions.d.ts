import type { ts } from '../program/typescript.js';
import { type Builder, type FunctionContext, type Place } from './builder.js';
import { type ClassId, type FnId } from './model.js';
/** A function-like node with its parameters and body. */
export declare function lowerFunction(b: Builder, node: ts.SignatureDeclaration, context: FunctionContext, place: Place): FnId;
/** A class with its members; constructor parameters with a modifier are fields. */
export declare function lowerClass(b: Builder, node: ts.ClassLikeDeclaration, place: Place): ClassId;

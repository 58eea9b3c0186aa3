import type { ts } from '../program/typescript.js';
import type { Builder, PatternSource, Place } from './builder.js';
import { type Access, type ExprId, type Variable } from './model.js';
/** Declares the variables of a name or pattern and says where each takes its value from. */
export declare function lowerPattern(b: Builder, name: ts.BindingName, kind: Variable['kind'], source: PatternSource, place: Place): void;
/** `[a, b.c] = value` and `({ a, b } = value)`: definitions of the names, stores into the members. */
export declare function lowerAssignmentTarget(b: Builder, target: ts.Expression, value: ExprId, path: readonly Access[], place: Place): void;

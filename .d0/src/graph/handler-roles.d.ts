import type { Role } from '../catalogue/roles.js';
/**
 * Does the role say who runs the function given as argument `index`? `handler=2` names the argument, `handler=last` the last one; a path
 * (`0.execute`) is not the argument itself. With `index` undefined: does it say so of the property it stands on?
 */
export declare function roleReaches(role: Role, index: number | undefined, count?: number): boolean;

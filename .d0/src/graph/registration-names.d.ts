import type { Registration } from './registration.js';
/** The variable and the members that a call takes the name from; two calls of one loop that take the same name are two doors to one thing. */
export declare function nameKey({ call, style }: Registration): string | undefined;
/**
 * Without the calls whose names could not be told apart from those of another kind: a registry from which tools, prompts and resources are all
 * taken by a computed key seems to give each of them to every call.
 */
export declare function toldApart(all: readonly Registration[]): readonly Registration[];

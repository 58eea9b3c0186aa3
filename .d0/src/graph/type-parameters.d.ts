import type { Access, FileFacts } from '../facts/model.js';
/** Does the path go where the prefix goes? `*` stands for any step. */
export declare const startsWith: (path: readonly Access[], prefix: readonly Access[]) => boolean;
export interface ParameterPath {
    readonly name: string;
    readonly path: readonly Access[];
    readonly isResult: boolean;
}
/**
 * Where type parameters stand inside a type. Types refer to one another, so the same one is met on many ways: it is looked into once for each
 * distance, and not again inside itself.
 */
export declare function parameterPaths(file: FileFacts, type: number, steps?: number): readonly ParameterPath[];

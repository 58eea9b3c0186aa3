import { type FileFacts, type VarId } from '../facts/model.js';
import { type Search } from './caller-search.js';
/** Other files' imports of an exported name. */
export declare function findImporters(s: Search, file: FileFacts, exportName: string, variable: VarId, depth: number): void;
export declare function verifyVariable(s: Search, file: FileFacts, variable: VarId): void;
/** A variable and the imports of it elsewhere. */
export declare function aliases(s: Search, file: FileFacts, variable: VarId): {
    readonly file: FileFacts;
    readonly variable: VarId;
}[];

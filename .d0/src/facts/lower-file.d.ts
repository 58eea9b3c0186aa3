import { type FileFacts } from './model.js';
/** The facts of one source text. Never throws for what the text holds, except `UserError` for a wrong role tag. */
export declare function lowerFile(path: string, text: string): FileFacts;
/** The facts of each `declare module '…'` of a stub, by specifier; `declare global` under the specifier `global`. */
export declare function lowerStub(path: string, text: string): ReadonlyMap<string, FileFacts>;
/** Paths of catalogue modules begin with this, so that they never collide with a file. */
export declare const STUB_SCHEME = "catalogue:";

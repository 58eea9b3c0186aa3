import type { Change } from './effect.js';
type Does = Change | 'reads';
/** What a command does by its words, the ones that are not written being `undefined`; no answer when that cannot be told. */
export declare function readCommand(words: readonly (string | undefined)[]): Does | undefined;
export {};

import type { FileFacts } from '../facts/model.js';
/** What a file imports and exports, as text to compare. */
export declare function linksOf(facts: FileFacts): string;

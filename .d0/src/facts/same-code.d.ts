import type { FileFacts } from './model.js';
/**
 * Takes over the places of newer facts of a file when the code in it is the same: an edit of comments, blank lines or indentation. The facts stay the
 * objects they were, so everything that was found out about them still holds. Returns whether it did; when not, nothing was changed.
 */
export declare function takePlaces(facts: FileFacts, newer: FileFacts): boolean;

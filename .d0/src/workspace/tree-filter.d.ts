import { type Ignore } from 'ignore';
import type { GitListing } from './git-listing.js';
/** Says which part of a folder belongs to the code base. Paths are relative to the root. */
export interface TreeFilter {
    hasFile(path: string): boolean;
    /** The filter for what is inside a folder, `undefined` when the folder is not entered. */
    enter(folder: string): TreeFilter | undefined;
    /** The same filter with the `.gitignore` file that was met in `folder`. */
    withIgnoreFile(folder: string): TreeFilter;
}
/** Git names the files; folders that are repositories of their own are walked by their `.gitignore` files. */
export declare function gitFilter(root: string, listing: GitListing): TreeFilter;
interface IgnoreRules {
    readonly folder: string;
    readonly rules: Ignore;
}
/** Everything that no `.gitignore` met on the way ignores; the deepest file that has an opinion decides, as in git. */
export declare function ignoreFilter(root: string, chain?: readonly IgnoreRules[]): TreeFilter;
export {};

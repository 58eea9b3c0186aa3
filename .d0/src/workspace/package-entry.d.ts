import { type JsonObject } from './manifest-store.js';
import type { SourceFinder } from './source-finder.js';
/**
 * The source file behind a package or one of its subpaths, from its package.json and the habits of builds: what is named there usually
 * does not exist before a build. `folder` is relative to the root, `subpath` without leading slash, empty for the package itself.
 */
export declare function findPackageEntry(finder: SourceFinder, folder: string, manifest: JsonObject, subpath: string): string | undefined;
/** The first of several targets of a package.json whose source is found. */
export declare function findTarget(finder: SourceFinder, folder: string, targets: readonly string[]): string | undefined;

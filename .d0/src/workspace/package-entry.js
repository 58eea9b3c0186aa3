import { exportTargets } from './export-targets.js';
import { toStrings } from './manifest-store.js';
import { sourceStemsOf } from './output-to-source.js';
import { joinPath } from '../text/paths.js';
const ENTRY_FIELDS = ['source', 'module', 'main', 'types', 'typings'];
/**
 * The source file behind a package or one of its subpaths, from its package.json and the habits of builds: what is named there usually
 * does not exist before a build. `folder` is relative to the root, `subpath` without leading slash, empty for the package itself.
 */
export function findPackageEntry(finder, folder, manifest, subpath) {
    return (findTarget(finder, folder, targetsOf(manifest, subpath)) ??
        findBySubpath(finder, folder, subpath));
}
/** The first of several targets of a package.json whose source is found. */
export function findTarget(finder, folder, targets) {
    const named = targets.map((target) => findIn(finder, folder, target));
    const typescript = named.find((path) => path !== undefined && isTypeScript(path));
    if (typescript !== undefined)
        return typescript;
    const sources = targets.map((target) => findSourceOfOutput(finder, folder, target));
    // A compiled file may be checked in: its TypeScript source is what people edit.
    return sources.find((path) => path !== undefined && isTypeScript(path)) ?? named.find(isFound) ?? sources.find(isFound);
}
function targetsOf(manifest, subpath) {
    const exported = exportTargets(manifest['exports'], subpath === '' ? '.' : `./${subpath}`);
    if (exported.length > 0)
        return exported;
    return subpath === '' ? ENTRY_FIELDS.flatMap((field) => toStrings(manifest[field])) : [subpath];
}
function findBySubpath(finder, folder, subpath) {
    const guesses = subpath === '' ? ['src', '', 'lib'] : [`src/${subpath}`, subpath, `lib/${subpath}`];
    return guesses.map((guess) => findIn(finder, folder, guess)).find(isFound);
}
function findSourceOfOutput(finder, folder, target) {
    return sourceStemsOf(target).map((stem) => findIn(finder, folder, stem)).find(isFound);
}
function findIn(finder, folder, target) {
    const path = joinPath(folder, target);
    if (path === undefined)
        return undefined;
    return path === folder ? finder.index(path) : finder.fileOrIndex(path);
}
function isTypeScript(path) {
    return /\.[cm]?tsx?$/.test(path);
}
function isFound(path) {
    return path !== undefined;
}

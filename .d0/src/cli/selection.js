import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../errors.js';
/** Throws `UserError` for a path that does not exist and a root that is no folder. */
export function toAuditOptions(settings, context) {
    const paths = settings.paths.map((path) => getExistingOrThrow(path, context.cwd));
    const root = settings.root === undefined ? context.findRoot(paths[0] ?? context.cwd) : getFolderOrThrow(settings.root, context.cwd);
    return {
        root,
        rules: settings.rules,
        includeTests: settings.includeTests,
        ...selectedPaths(paths, settings, context),
        ...(settings.preset === undefined ? {} : { preset: settings.preset }),
    };
}
/** Without paths the current folder is meant, or the whole of a root that was named. */
function selectedPaths(paths, { root }, { cwd }) {
    if (paths.length > 0)
        return { paths };
    return root === undefined ? { paths: [cwd] } : {};
}
function getExistingOrThrow(path, cwd) {
    const absolute = resolve(cwd, path);
    if (statSync(absolute, { throwIfNoEntry: false }))
        return absolute;
    throw new UserError(`\`${path}\` does not exist (looked for ${absolute}); name a file or a folder.`);
}
function getFolderOrThrow(path, cwd) {
    const absolute = getExistingOrThrow(path, cwd);
    if (statSync(absolute).isDirectory())
        return absolute;
    throw new UserError(`\`--root ${path}\` is not a folder; name the folder to analyse.`);
}

/** Folder of a path relative to the root; the root itself is the empty string. */
export function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** Joins a path to a folder and resolves `.` and `..`; `undefined` when the result would lie outside of the root. */
export function joinPath(folder, path) {
    const segments = folder === '' ? [] : folder.split('/');
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
/** The folder and those above it, nearest first, ending with the root. */
export function* foldersUpwards(folder) {
    for (let current = folder; current !== ''; current = folderOf(current))
        yield current;
    yield '';
}
/** Whether `path` is `folder` or lies in it. */
export function isInside(path, folder) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

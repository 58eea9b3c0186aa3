import { isAbsolute, relative, sep } from 'node:path';

/** Folder of a path relative to the root; the root itself is the empty string. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Joins a path to a folder and resolves `.` and `..`; `undefined` when the result would lie outside of the root. */
export function joinPath(folder: string, path: string): string | undefined {
  const segments = folder === '' ? [] : folder.split('/');
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

/** The folder and those above it, nearest first, ending with the root. */
export function* foldersUpwards(folder: string): Iterable<string> {
  for (let current = folder; current !== ''; current = folderOf(current)) yield current;
  yield '';
}

/** Whether `path` is `folder` or lies in it. */
export function isInside(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** The same for absolute paths, as the machine writes them. */
export function isInFolder(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

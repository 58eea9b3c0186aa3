/** Folder of a path relative to the root; the root itself is the empty string. */
export declare function folderOf(path: string): string;
/** Joins a path to a folder and resolves `.` and `..`; `undefined` when the result would lie outside of the root. */
export declare function joinPath(folder: string, path: string): string | undefined;
/** The folder and those above it, nearest first, ending with the root. */
export declare function foldersUpwards(folder: string): Iterable<string>;
/** Whether `path` is `folder` or lies in it. */
export declare function isInside(path: string, folder: string): boolean;

/**
 * The folder to analyse when the user names none: nearest workspace manifest upwards, else the work tree, else the package, else the
 * folder itself. A manifest above the work tree belongs to another project and is not considered.
 * `from` is a file or a folder. Returns an absolute path and never fails.
 */
export declare function findRoot(from: string): string;
/** The nearest work tree of git around a folder. */
export declare function findWorkTree(from: string): string | undefined;

/** Finds the source file a path without certain extension means. Paths are relative to the root. */
export declare class SourceFinder {
    #private;
    /** `links`: symbolic links inside the root and where they lead. */
    constructor(isSource: (path: string) => boolean, links: ReadonlyMap<string, string>);
    /** The file of that name, of its TypeScript source, or with an extension added. */
    file(path: string): string | undefined;
    /** The file, or the `index` of the folder. */
    fileOrIndex(path: string): string | undefined;
    index(folder: string): string | undefined;
}

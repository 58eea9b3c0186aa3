/** Is there a folder at that path now? */
export declare function isFolder(path: string): boolean;

/** Whether a file can change where imports lead. */
export declare function isManifestPath(path: string): boolean;

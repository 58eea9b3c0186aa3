/** The folder of the tool's own package, seen from a module of it (source and build lie at different depths). */
export declare function homeOf(moduleUrl: string): string;
export declare function versionOf(home: string): string;

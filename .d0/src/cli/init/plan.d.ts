/** What `init` has to know of a folder. */
export interface ProjectView {
    /** Whether there is such a file, relative to the folder. */
    readonly has: (path: string) => boolean;
    /** `package.json` as data; empty where there is none. */
    readonly manifest: Readonly<Record<string, unknown>>;
    /** Whether any file of the folder, however deep, is TypeScript. */
    readonly holdsTypeScript: () => boolean;
    /** Of this tool. */
    readonly version: string;
}
export interface PlannedFile {
    readonly path: string;
    readonly text: string;
}
/** What stays as it is, and what a person may do there. */
export interface LeftFile {
    readonly path: string;
    readonly advice: string;
}
export interface InitPlan {
    readonly writes: readonly PlannedFile[];
    readonly left: readonly LeftFile[];
    /** Packages the written files need and `package.json` does not name. */
    readonly missingPackages: readonly string[];
}
/** Which files are written, and which are there already. Nothing is ever overwritten. */
export declare function planInit(project: ProjectView): InitPlan;

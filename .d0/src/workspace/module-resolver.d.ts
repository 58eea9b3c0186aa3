import type { ManifestStore } from './manifest-store.js';
import type { PathJudge } from './path-reasons.js';
import type { ModuleTarget } from './workspace.js';
export interface ResolverInput {
    readonly manifests: ManifestStore;
    readonly judge: PathJudge;
    /** Symbolic links inside the root and where they lead. */
    readonly links: ReadonlyMap<string, string>;
    /** Whether a path is one of the analysed files. */
    readonly isSource: (path: string) => boolean;
}
/** Where imports lead, from the source alone: nothing is installed, nothing is built. Valid for one state of the tree; answers are remembered. */
export declare class ModuleResolver {
    #private;
    constructor({ manifests, judge, links, isSource }: ResolverInput);
    /** An answer depends on the folder of the importing file, not on the file. */
    resolve(specifier: string, from: string): ModuleTarget;
}

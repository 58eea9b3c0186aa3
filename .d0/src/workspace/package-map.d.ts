import type { JsonObject, ManifestStore } from './manifest-store.js';
import type { PathJudge } from './path-reasons.js';
/** A package whose source is in the tree. */
export interface WorkspacePackage {
    /** Relative to the root. */
    readonly folder: string;
    readonly manifest: JsonObject;
    /** Named by a workspace manifest, or the root itself; other packages just happen to lie in the tree. */
    readonly isMember: boolean;
}
/** Packages of the tree by name. */
export declare class PackageMap {
    #private;
    constructor(manifests: ManifestStore, judge: PathJudge);
    /** The package an import in `folder` means by a name: members first, then the nearest one. */
    find(name: string, folder: string): WorkspacePackage | undefined;
}

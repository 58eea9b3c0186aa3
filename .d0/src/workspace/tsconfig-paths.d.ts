import { type ManifestStore } from './manifest-store.js';
/** Answers where tsconfig `paths` and `baseUrl` send a specifier. Only files of the tree are read: no `extends` of a package, none out of the root. */
export declare class TsconfigPaths {
    #private;
    constructor(manifests: ManifestStore);
    /** Candidates without certain extension for a specifier that is not relative, best first. */
    candidates(specifier: string, folder: string): string[];
}

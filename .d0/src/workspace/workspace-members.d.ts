import { type ManifestStore } from './manifest-store.js';
/** Whether a folder, relative to the root, is named as member by any workspace manifest of the tree (npm, Yarn, pnpm, Lerna). */
export type IsMember = (folder: string) => boolean;
export declare function createMemberTest(manifests: ManifestStore): IsMember;
/** The list below `packages:` of a pnpm-workspace.yaml. Reads the two forms people write, a block list and a flow list, and no more of YAML. */
export declare function readPnpmPackages(yaml: string): string[];

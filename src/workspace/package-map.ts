import type { JsonObject, ManifestStore } from './manifest-store.js';
import type { PathJudge } from './path-reasons.js';
import { folderOf, joinPath } from '../text/paths.js';
import { createMemberTest } from './workspace-members.js';

/** A package whose source is in the tree. */
export interface WorkspacePackage {
  /** Relative to the root. */
  readonly folder: string;
  readonly manifest: JsonObject;
  /** Named by a workspace manifest, or the root itself; other packages just happen to lie in the tree. */
  readonly isMember: boolean;
}

/** Packages of the tree by name. */
export class PackageMap {
  readonly #byName = new Map<string, WorkspacePackage[]>();

  constructor(manifests: ManifestStore, judge: PathJudge) {
    const isMember = createMemberTest(manifests);
    for (const path of manifests.named('package.json')) {
      const manifest = manifests.json(path);
      const name = manifest?.['name'];
      const folder = folderOf(path);
      // Packages in test fixtures and build output like to carry the name of the real one.
      const isReal = isMember(folder) || judge(joinPath(folder, 'index.js') ?? '') === undefined;
      if (manifest !== undefined && typeof name === 'string' && isReal) this.#add(name, { folder, manifest, isMember: isMember(folder) });
    }
  }

  /** The package an import in `folder` means by a name: members first, then the nearest one. */
  find(name: string, folder: string): WorkspacePackage | undefined {
    const candidates = this.#byName.get(name) ?? [];
    return candidates.length <= 1 ? candidates[0] : [...candidates].sort((one, other) => compare(one, other, folder))[0];
  }

  #add(name: string, entry: WorkspacePackage): void {
    const known = this.#byName.get(name);
    if (known === undefined) this.#byName.set(name, [entry]);
    else known.push(entry);
  }
}

function compare(one: WorkspacePackage, other: WorkspacePackage, folder: string): number {
  if (one.isMember !== other.isMember) return one.isMember ? -1 : 1;
  const nearness = sharedSegments(other.folder, folder) - sharedSegments(one.folder, folder);
  return nearness !== 0 ? nearness : one.folder < other.folder ? -1 : 1;
}

function sharedSegments(one: string, other: string): number {
  const [left, right] = [one.split('/'), other.split('/')];
  const end = left.findIndex((segment, index) => segment !== right[index]);
  return end === -1 ? left.length : end;
}

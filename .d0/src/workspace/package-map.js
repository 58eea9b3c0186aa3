import { folderOf, joinPath } from '../text/paths.js';
import { createMemberTest } from './workspace-members.js';
/** Packages of the tree by name. */
export class PackageMap {
    #byName = new Map();
    constructor(manifests, judge) {
        const isMember = createMemberTest(manifests);
        for (const path of manifests.named('package.json')) {
            const manifest = manifests.json(path);
            const name = manifest?.['name'];
            const folder = folderOf(path);
            // Packages in test fixtures and build output like to carry the name of the real one.
            const isReal = isMember(folder) || judge(joinPath(folder, 'index.js') ?? '') === undefined;
            if (manifest !== undefined && typeof name === 'string' && isReal)
                this.#add(name, { folder, manifest, isMember: isMember(folder) });
        }
    }
    /** The package an import in `folder` means by a name: members first, then the nearest one. */
    find(name, folder) {
        const candidates = this.#byName.get(name) ?? [];
        return candidates.length <= 1 ? candidates[0] : [...candidates].sort((one, other) => compare(one, other, folder))[0];
    }
    #add(name, entry) {
        const known = this.#byName.get(name);
        if (known === undefined)
            this.#byName.set(name, [entry]);
        else
            known.push(entry);
    }
}
function compare(one, other, folder) {
    if (one.isMember !== other.isMember)
        return one.isMember ? -1 : 1;
    const nearness = sharedSegments(other.folder, folder) - sharedSegments(one.folder, folder);
    return nearness !== 0 ? nearness : one.folder < other.folder ? -1 : 1;
}
function sharedSegments(one, other) {
    const [left, right] = [one.split('/'), other.split('/')];
    const end = left.findIndex((segment, index) => segment !== right[index]);
    return end === -1 ? left.length : end;
}

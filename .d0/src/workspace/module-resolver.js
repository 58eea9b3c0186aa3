import { isBuiltin } from 'node:module';
import { exportTargets } from './export-targets.js';
import { findPackageEntry, findTarget } from './package-entry.js';
import { PackageMap } from './package-map.js';
import { packageNameOfScheme, parsePackageSpecifier } from './package-name.js';
import { folderOf, foldersUpwards, joinPath } from '../text/paths.js';
import { SourceFinder } from './source-finder.js';
import { TsconfigPaths } from './tsconfig-paths.js';
const UNRESOLVED = { kind: 'unresolved' };
/** What templates of bundlers call the source folder; used only where no tsconfig says it. */
const CUSTOMARY_ALIASES = { '@/': ['src', ''], '~/': ['src', 'app', ''], '$lib/': ['src/lib'] };
/** Where imports lead, from the source alone: nothing is installed, nothing is built. Valid for one state of the tree; answers are remembered. */
export class ModuleResolver {
    #manifests;
    #judge;
    #finder;
    #tsconfigPaths;
    #answers = new Map();
    #packages;
    constructor({ manifests, judge, links, isSource }) {
        this.#manifests = manifests;
        this.#judge = judge;
        this.#finder = new SourceFinder(isSource, links);
        this.#tsconfigPaths = new TsconfigPaths(manifests);
    }
    /** An answer depends on the folder of the importing file, not on the file. */
    resolve(specifier, from) {
        const folder = folderOf(from);
        const key = `${folder}\0${specifier}`;
        const known = this.#answers.get(key);
        if (known !== undefined)
            return known;
        const answer = this.#resolve(withoutQuery(specifier), folder);
        this.#answers.set(key, answer);
        return answer;
    }
    #resolve(specifier, folder) {
        if (/^\.{1,2}(\/|$)/.test(specifier))
            return toTarget(this.#findRelative(specifier, folder));
        const schemePackage = packageNameOfScheme(specifier);
        if (schemePackage !== undefined)
            return { kind: 'external', packageName: schemePackage };
        const mapped = this.#findMapped(specifier, folder);
        if (mapped !== undefined)
            return toTarget(mapped);
        if (specifier.startsWith('#'))
            return this.#resolveInternal(specifier, folder);
        if (specifier.startsWith('/'))
            return toTarget(this.#findBelowPackage(specifier, folder));
        return this.#resolvePackage(specifier, folder);
    }
    #findRelative(specifier, folder) {
        const path = joinPath(folder, specifier);
        if (path === undefined)
            return undefined;
        const isFolder = /(^|\/)\.{0,2}$/.test(specifier);
        return (isFolder ? undefined : this.#finder.file(path)) ?? this.#findFolder(path);
    }
    #findFolder(folder) {
        const manifest = this.#manifests.json(joinPath(folder, 'package.json') ?? '');
        return manifest === undefined ? this.#finder.index(folder) : findPackageEntry(this.#finder, folder, manifest, '');
    }
    #findMapped(specifier, folder) {
        for (const candidate of this.#tsconfigPaths.candidates(specifier, folder)) {
            const found = this.#finder.file(candidate) ?? this.#findFolder(candidate) ?? this.#findBuilt(candidate);
            if (found !== undefined)
                return found;
        }
        return undefined;
    }
    /** `#name` of the nearest package.json that has `imports`; a target may be a file or another package. */
    #resolveInternal(specifier, folder) {
        for (const current of foldersUpwards(folder)) {
            const imports = this.#manifests.json(joinPath(current, 'package.json') ?? '')?.['imports'];
            if (imports === undefined)
                continue;
            const targets = exportTargets(imports, specifier);
            const file = findTarget(this.#finder, current, targets.filter((target) => target.startsWith('.')));
            if (file !== undefined)
                return toTarget(file);
            const packageTarget = targets.find((target) => !target.startsWith('.') && !target.startsWith('#'));
            return packageTarget === undefined ? UNRESOLVED : this.#resolve(packageTarget, current);
        }
        return UNRESOLVED;
    }
    #resolvePackage(specifier, folder) {
        const parsed = parsePackageSpecifier(specifier);
        if (parsed === undefined)
            return toTarget(this.#findByAlias(specifier, folder));
        const external = { kind: 'external', packageName: parsed.name };
        if (isBuiltin(specifier))
            return external;
        this.#packages ??= new PackageMap(this.#manifests, this.#judge);
        const found = this.#packages.find(parsed.name, folder);
        if (found === undefined)
            return external;
        const file = findPackageEntry(this.#finder, found.folder, found.manifest, parsed.subpath);
        if (file !== undefined)
            return toTarget(file);
        return found.isMember ? UNRESOLVED : external;
    }
    #findByAlias(specifier, folder) {
        const [alias, places] = Object.entries(CUSTOMARY_ALIASES).find(([prefix]) => specifier.startsWith(prefix)) ?? [];
        if (alias === undefined || places === undefined)
            return undefined;
        return places.map((place) => this.#findBelowPackage(`${place}/${specifier.slice(alias.length)}`, folder)).find((path) => path !== undefined);
    }
    #findBelowPackage(path, folder) {
        const target = joinPath(this.#homeOf(folder), path);
        return target === undefined ? undefined : this.#finder.fileOrIndex(target);
    }
    /** The source of a file that a build would write. */
    #findBuilt(path) {
        const home = this.#homeOf(path);
        return findTarget(this.#finder, home, [home === '' ? path : path.slice(home.length + 1)]);
    }
    /** The nearest folder upwards that is a package, else the root. */
    #homeOf(folder) {
        return [...foldersUpwards(folder)].find((current) => this.#manifests.has(joinPath(current, 'package.json') ?? '')) ?? '';
    }
}
function toTarget(path) {
    return path === undefined ? UNRESOLVED : { kind: 'file', path };
}
/** Bundlers take `./worker?worker` and `./text?raw`. */
function withoutQuery(specifier) {
    const at = specifier.indexOf('?');
    return at <= 0 ? specifier : specifier.slice(0, at);
}

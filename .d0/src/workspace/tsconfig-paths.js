import { toObject, toStrings } from './manifest-store.js';
import { fillStar, findBestPattern } from './pattern.js';
import { folderOf, foldersUpwards, isInside, joinPath } from '../text/paths.js';
/** Answers where tsconfig `paths` and `baseUrl` send a specifier. Only files of the tree are read: no `extends` of a package, none out of the root. */
export class TsconfigPaths {
    #manifests;
    #rules = new Map();
    constructor(manifests) {
        this.#manifests = manifests;
    }
    /** Candidates without certain extension for a specifier that is not relative, best first. */
    candidates(specifier, folder) {
        return this.#rulesFor(folder).flatMap((rules) => candidatesOf(rules, specifier));
    }
    #rulesFor(folder) {
        const known = this.#rules.get(folder);
        if (known !== undefined)
            return known;
        const config = this.#nearestConfig(folder);
        const rules = config === undefined ? [] : this.#readWithReferences(config, folder, new Set());
        this.#rules.set(folder, rules);
        return rules;
    }
    #nearestConfig(folder) {
        for (const current of foldersUpwards(folder)) {
            const config = ['tsconfig.json', 'jsconfig.json'].flatMap((name) => joinPath(current, name) ?? []).find((path) => this.#manifests.json(path) !== undefined);
            if (config !== undefined)
                return config;
        }
        return undefined;
    }
    /** A solution file maps nothing itself: the projects beside it (`tsconfig.app.json`) do. */
    #readWithReferences(config, folder, seen) {
        if (seen.has(config))
            return [];
        seen.add(config);
        const references = referencesOf(this.#manifests.json(config)).flatMap((reference) => this.#locate(folderOf(config), reference) ?? []);
        const covering = references.filter((reference) => isInside(folder, folderOf(reference)));
        const own = { configFolder: folderOf(config), ...this.#read(config, folderOf(config), new Set()) };
        return [own, ...covering.flatMap((reference) => this.#readWithReferences(reference, folder, seen))];
    }
    /** What a file and those it extends say; the later of several bases wins over the earlier, the file over its bases. */
    #read(config, configFolder, seen) {
        const json = this.#manifests.json(config);
        if (json === undefined || seen.has(config))
            return {};
        const bases = toStrings(json['extends']).filter(isRelative).flatMap((base) => this.#locate(folderOf(config), base) ?? []);
        const inherited = bases.map((base) => this.#read(base, configFolder, new Set([...seen, config])));
        return [...inherited, readOwn(json, folderOf(config), configFolder)].reduce((merged, rules) => ({ ...merged, ...rules }), {});
    }
    /** A tsconfig named by path: with or without `.json`, or as the folder that holds it. */
    #locate(folder, reference) {
        const path = joinPath(folder, reference);
        if (path === undefined)
            return undefined;
        return [path, `${path}.json`, joinPath(path, 'tsconfig.json') ?? path].find((candidate) => this.#manifests.has(candidate));
    }
}
const CONFIG_DIR = '${configDir}';
function readOwn(json, folder, configFolder) {
    const options = toObject(json['compilerOptions']);
    const written = options?.['baseUrl'];
    const baseUrl = typeof written === 'string' ? join(written, folder, configFolder) : undefined;
    const table = toObject(options?.['paths']);
    return { ...(baseUrl === undefined ? {} : { baseUrl }), ...(table === undefined ? {} : { paths: { table, folder } }) };
}
function candidatesOf({ configFolder, baseUrl, paths }, specifier) {
    const match = findBestPattern(Object.keys(paths?.table ?? {}), specifier);
    const targets = match === undefined ? [] : toStrings(paths?.table[match.pattern]).map((target) => fillStar(target, match.star));
    const mapped = targets.flatMap((target) => join(target, baseUrl ?? paths?.folder ?? '', configFolder) ?? []);
    const plain = baseUrl === undefined ? [] : toStrings(joinPath(baseUrl, specifier));
    return [...mapped, ...plain];
}
function join(path, folder, configFolder) {
    return path.startsWith(CONFIG_DIR) ? joinPath(configFolder, path.slice(CONFIG_DIR.length)) : joinPath(folder, path);
}
function referencesOf(json) {
    const references = json?.['references'];
    return Array.isArray(references) ? references.flatMap((reference) => toStrings(toObject(reference)?.['path'])) : [];
}
function isRelative(path) {
    return path.startsWith('./') || path.startsWith('../') || path === '.' || path === '..';
}

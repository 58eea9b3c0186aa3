import { joinPath } from '../text/paths.js';
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];
/** Which source a JavaScript name in an import may stand for, best first: TypeScript is written with the name of its output. */
const WRITTEN_FOR = {
    '.js': ['.ts', '.tsx', '.js', '.jsx'],
    '.jsx': ['.tsx', '.jsx'],
    '.mjs': ['.mts', '.mjs', '.ts'],
    '.cjs': ['.cts', '.cjs', '.ts'],
};
/** Finds the source file a path without certain extension means. Paths are relative to the root. */
export class SourceFinder {
    #isSource;
    #links;
    /** `links`: symbolic links inside the root and where they lead. */
    constructor(isSource, links) {
        this.#isSource = isSource;
        this.#links = links;
    }
    /** The file of that name, of its TypeScript source, or with an extension added. */
    file(path) {
        const real = this.#withoutLinks(path);
        const extension = /\.[cm]?jsx?$/.exec(real)?.[0];
        const stem = extension === undefined ? real : real.slice(0, -extension.length);
        const written = extension === undefined ? [] : (WRITTEN_FOR[extension] ?? []);
        return this.#first(written.map((candidate) => stem + candidate)) ?? (this.#isSource(real) ? real : undefined) ?? this.#withExtension(real);
    }
    /** The file, or the `index` of the folder. */
    fileOrIndex(path) {
        return this.file(path) ?? this.index(path);
    }
    index(folder) {
        const path = joinPath(folder, 'index');
        return path === undefined ? undefined : this.#withExtension(this.#withoutLinks(path));
    }
    #withExtension(path) {
        return this.#first(EXTENSIONS.map((extension) => path + extension));
    }
    #first(candidates) {
        return candidates.find((candidate) => this.#isSource(candidate));
    }
    #withoutLinks(path) {
        if (this.#links.size === 0)
            return path;
        for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
            const target = this.#links.get(path.slice(0, end));
            if (target !== undefined)
                return target + path.slice(end);
        }
        return path;
    }
}

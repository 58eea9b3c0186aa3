import { includesSorted } from './includes-sorted.js';
/**
 * What one answer rests on: the files that were parsed, which files hold the names that were searched for, and where imports lead.
 * A change that touches none of these cannot change the answer.
 */
export class Basis {
    #analysis;
    #isMcp;
    #files;
    #filesSeen;
    #parsed;
    /** The searched names, each with the files that held it then. */
    #holders;
    /** Taken right after the run that gave `analysed`. */
    constructor(analysis, analysed) {
        this.#analysis = analysis;
        this.#isMcp = analysis.isMcp;
        this.#files = analysis.workspace.files;
        this.#filesSeen = analysis.workspace.filesSeen;
        this.#parsed = new Set(analysed.parsed);
        this.#holders = new Map([...analysed.queried].map((name) => [name, analysis.filesHolding(name)]));
    }
    /** Whether the answer may be another one now that the content of `path` has changed. */
    isTouchedBy(path) {
        if (this.#parsed.has(path))
            return true;
        // what is no source file is a package.json or tsconfig, which say where imports lead
        if (!includesSorted(this.#analysis.workspace.files, path))
            return true;
        for (const [name, before] of this.#holders) {
            if (includesSorted(before, path) || includesSorted(this.#analysis.filesHolding(name), path))
                return true;
        }
        return false;
    }
    /** Whether files came or went, or the first or last sign of MCP did. */
    isOutgrown() {
        const { isMcp, workspace } = this.#analysis;
        return isMcp !== this.#isMcp || workspace.files !== this.#files || workspace.filesSeen !== this.#filesSeen;
    }
}

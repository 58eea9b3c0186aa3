import { join, resolve } from 'node:path';
import { Analysis } from '../analysis.js';
import { readStubs } from '../catalogue/stub-texts.js';
import { rules } from '../rule/registry.js';
import { createWorkspace } from '../workspace/create-workspace.js';
import { createDocumentJudge, createPathJudge } from '../workspace/path-reasons.js';
import { stampOf } from '../workspace/read-file.js';
import { Basis } from './basis.js';
import { EditorTexts } from './editor-texts.js';
import { includesSorted, isListed } from './includes-sorted.js';
/** Severity is ESLint's business; the analysis is asked for everything once and shared by all rules. */
const EVERY_RULE = rules.map((rule) => ({ rule, severity: 'error' }));
/** Milliseconds by which the clock of a file system may be behind. */
const CLOCK_SLACK = 50;
/** The analysis of one root with the texts an editor holds, run again only when a change can matter. */
export class WarmAnalysis {
    #analysis;
    #texts;
    #judge;
    #refreshedAt;
    #analysed;
    #basis;
    /** Reads the files of `root`, an absolute path. Throws `UserError` when the configuration names a file that cannot be read. */
    constructor(root, config) {
        this.#refreshedAt = Date.now();
        const options = { root, exclude: config.exclude };
        this.#analysis = new Analysis(createWorkspace(options), readStubs(config.catalogue.map((file) => resolve(root, file))), config);
        this.#texts = new EditorTexts(this.#analysis.workspace);
        const [ofSources, ofDocuments] = [createPathJudge(options), createDocumentJudge(options)];
        this.#judge = (path) => (ofDocuments(path) === undefined ? undefined : ofSources(path));
    }
    /** Looks at the disk again. */
    refresh() {
        this.#refreshedAt = Date.now();
        this.#note([...this.#texts.release(), ...this.#analysis.workspace.refresh()]);
    }
    /** Takes the text the linter holds for a file. Returns whether the file is one that is analysed. */
    take(path, text) {
        if (!this.#belongs(path))
            return false;
        if (this.#texts.put(path, text))
            this.#note([path]);
        return isListed(this.#analysis.workspace, path);
    }
    /** The findings of every rule in every file. */
    analysed() {
        if (this.#analysed && this.#basis?.isOutgrown() === false)
            return this.#analysed;
        this.#analysed = undefined;
        const analysed = this.#analysis.run(EVERY_RULE);
        this.#basis = new Basis(this.#analysis, analysed);
        this.#analysed = analysed;
        return analysed;
    }
    /** The listed path that is the same file on a disk that does not tell case, else the path itself. */
    spelled(path) {
        const { files, root } = this.#analysis.workspace;
        if (includesSorted(files, path))
            return path;
        const stamp = stampOf(join(root, path));
        const folded = path.toLowerCase();
        const twin = stamp && files.find((file) => file.toLowerCase() === folded);
        return twin !== undefined && stampOf(join(root, twin))?.ctimeMs === stamp?.ctimeMs ? twin : path;
    }
    /** A file on disk that the workspace does not list is ignored by git, generated or the like; a file not on disk is new in the editor. */
    #belongs(path) {
        if (this.#judge(path) !== undefined)
            return false;
        const { workspace } = this.#analysis;
        if (isListed(workspace, path))
            return true;
        const stamp = stampOf(join(workspace.root, path));
        if (stamp && stamp.ctimeMs + CLOCK_SLACK >= this.#refreshedAt)
            this.refresh();
        return stamp === undefined || isListed(workspace, path);
    }
    #note(changed) {
        if (changed.some((path) => this.#basis?.isTouchedBy(path) !== false))
            this.#analysed = undefined;
    }
}

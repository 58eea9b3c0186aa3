import { kindOf } from '../findings/fingerprint.js';
import { objectionToWriting } from '../fix/editable-file.js';
import { mergeRepairs } from '../fix/merge-repairs.js';
import { repairsOf } from '../fix/repair.js';
import { openCodeBase } from './code-base.js';
import { audit } from './run-audit.js';
import { syntaxErrorOf } from './syntax-error.js';
/** As in ESLint: a repair may make room for another one, and may not go on for ever. */
const MOST_PASSES = 10;
/** Repairs what can be repaired, in memory: who calls decides whether the texts are written. */
export async function fix(options) {
    const { root, analysis: { workspace } } = await openCodeBase(options);
    const draft = new Draft(workspace);
    try {
        const run = new FixRun(options, draft);
        const report = await run.finish();
        return { report, root, changes: draft.changes, applied: run.applied, refused: run.refused };
    }
    finally {
        draft.discard();
    }
}
class FixRun {
    applied = 0;
    refused = [];
    #options;
    #draft;
    /** How many suggestions may still be made for findings of one kind: one for each that was there at first, also when it does not help. */
    #suggestions;
    #hopeless = new Set();
    constructor(options, draft) {
        this.#options = options;
        this.#draft = draft;
    }
    /** Makes passes until one changes nothing. Returns the report on what has become of the code. */
    async finish() {
        for (let pass = 0;; pass++) {
            const report = await audit(this.#options);
            const repairs = pass < MOST_PASSES ? this.#choose(report) : [];
            if (repairs.length === 0)
                return report;
            const { texts, applied, refused } = mergeRepairs(repairs, this.#draft);
            this.applied += applied.length;
            this.refused.push(...refused);
            for (const { repair } of refused)
                this.#hopeless.add(repair.finding.fingerprint);
            for (const repair of applied)
                this.#count(repair);
            for (const [path, text] of texts)
                this.#draft.put(path, text);
        }
    }
    #choose({ findings }) {
        const repairs = repairsOf(findings, this.#options);
        this.#suggestions ??= countBy(repairs.filter(({ kind }) => kind === 'suggestion').map(kindOfRepair));
        const left = new Map(this.#suggestions);
        return repairs.filter((repair) => {
            if (this.#hopeless.has(repair.finding.fingerprint))
                return false;
            if (repair.kind === 'fix')
                return true;
            const count = left.get(kindOfRepair(repair)) ?? 0;
            left.set(kindOfRepair(repair), count - 1);
            return count > 0;
        });
    }
    #count(repair) {
        if (repair.kind === 'suggestion')
            this.#suggestions?.set(kindOfRepair(repair), (this.#suggestions.get(kindOfRepair(repair)) ?? 0) - 1);
    }
}
const kindOfRepair = ({ finding }) => kindOf(finding.fingerprint);
function countBy(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
}
function isAnalysed({ files, documents }, path) {
    return files.includes(path) || documents.includes(path);
}
/** Repaired texts in front of the files on disk. */
class Draft {
    #workspace;
    #before = new Map();
    #after = new Map();
    constructor(workspace) {
        this.#workspace = workspace;
    }
    textOf = (path) => this.#workspace.text(path);
    objectionTo = (path) => {
        if (this.#before.has(path))
            return undefined;
        return isAnalysed(this.#workspace, path) ? objectionToWriting(this.#workspace.root, path, this.#workspace.text(path)) : 'is no file of the analysed code';
    };
    syntaxErrorOf = syntaxErrorOf;
    get changes() {
        return [...this.#after].map(([path, after]) => ({ path, before: this.#before.get(path) ?? '', after }))
            .filter(({ before, after }) => before !== after).sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    put(path, text) {
        if (!this.#before.has(path))
            this.#before.set(path, this.#workspace.text(path));
        this.#after.set(path, text);
        this.#workspace.overlay(path, text);
    }
    /** Gives the files on disk back to the workspace. */
    discard() {
        for (const path of this.#after.keys())
            this.#workspace.overlay(path, undefined);
    }
}

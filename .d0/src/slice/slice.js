import { ROLE_TAG } from '../catalogue/roles.js';
import { UserError } from '../errors.js';
import { lowerFile, lowerStub } from '../facts/lower-file.js';
import { takePlaces } from '../facts/same-code.js';
import { documentsOf } from '../templates/find-templates.js';
import { Documents } from './documents.js';
import { linksOf } from './links-of.js';
import { countDefinitions, hasTextShape, judgeByMarks } from './text-shapes.js';
/** Names and phrases of names are looked for as whole words; pieces of words and wire strings as they are. */
const isWords = (name) => /^(?:new |[A-Za-z_$][\w$]{3,} |(?=[\w$]{4}))[A-Za-z_$][\w$]*$/.test(name) && !PIECES.has(name);
/** What a member can be called, with and without its `#`. */
const NAME = /^#?[A-Za-z_$][\w$]*$/;
const WORD = /^[A-Za-z_$][\w$]*$/;
const PIECES = new Set(['eadOnly', 'nnotations', 'rompt', 'tool', 'Tool']);
/** How many definitions of one name each file holds; files after the limit was reached were not counted. */
class DefinitionCounts extends Map {
    limit;
    total = 0;
    constructor(limit) {
        super();
        this.limit = limit;
    }
    set(path, count) {
        this.total += count;
        return super.set(path, count);
    }
}
/**
 * The part of the code base that questions have asked for so far. A file is parsed when somebody needs it, and again only after its text
 * has changed; when the new text does not parse, the last good facts go on serving.
 */
export class Slice {
    workspace;
    catalogue;
    known = new Map();
    good = new Map();
    stubs = new Map();
    current = new Map();
    targets = new Map();
    lists = new Map();
    exported = new Map();
    definitions = new Map();
    plain = new Map();
    revisions = new Map();
    lastFiles;
    lastDocuments;
    shaped = new Map();
    modules = new Map();
    /** Every name that was searched for in the text of the code base. */
    queried = new Set();
    documents;
    constructor(workspace, catalogue) {
        this.workspace = workspace;
        this.catalogue = catalogue;
        this.documents = new Documents(workspace);
    }
    get templates() {
        return this.documents.templates;
    }
    /** Prompt templates, the skills that name them and the workflows they name. */
    get templateDocuments() {
        return documentsOf(this.templates);
    }
    get parsedPaths() {
        return [...this.known.keys()].sort();
    }
    /** Files whose text has a syntax error, with the first one. */
    get failures() {
        const read = [...[...this.known.values()].map(({ facts }) => facts), ...this.templateDocuments];
        return read.flatMap(({ path, syntaxError }) => (syntaxError === undefined ? [] : [{ path, message: syntaxError }]));
    }
    /**
     * Begins a run: looks at revisions again. Returns the parsed files that were edited since the last run, when nothing else moved: those whose
     * code is another, and those where the same code stands in other places. `unknown` when files came or went, when an edit changed which names a file holds, or what it imports and exports.
     */
    newRun() {
        const edited = this.takeEdits();
        this.current.clear();
        // both hold facts of files, which an edit replaces
        this.targets.clear();
        this.exported.clear();
        if (edited !== 'unknown')
            return edited;
        this.lists.clear();
        this.plain.clear();
        this.definitions.clear();
        return 'unknown';
    }
    takeEdits() {
        const { workspace } = this;
        const isSameTree = this.lastFiles === workspace.files;
        this.lastFiles = workspace.files;
        const moved = workspace.files.filter((path) => this.revisions.get(path) !== workspace.revision(path));
        for (const path of moved)
            this.revisions.set(path, workspace.revision(path));
        const isSameDocuments = this.lastDocuments === workspace.documentsRevision;
        this.lastDocuments = workspace.documentsRevision;
        if (!isSameTree || !isSameDocuments || moved.length > 8)
            return 'unknown';
        const edits = { changed: new Array(), shifted: new Array() };
        for (const path of moved) {
            if (!this.holdsSameNames(path))
                return 'unknown';
            const before = this.known.get(path)?.facts;
            if (!before)
                continue;
            const links = linksOf(before);
            const after = this.factsAtRevision(path);
            if (links !== linksOf(after))
                return 'unknown';
            (after === before ? edits.shifted : edits.changed).push(path);
        }
        return edits;
    }
    /** Does the file hold the names that were searched for as it did when they were? */
    holdsSameNames(path) {
        const text = this.workspace.text(path);
        // role tags are read as text, wherever they are
        if (text.includes(`@${ROLE_TAG}`))
            return false;
        for (const [key, list] of this.lists) {
            const [shape = '', name = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
            if (hasTextShape(text, name, shape) !== list.includes(path))
                return false;
        }
        // a list stays the same array until a file comes or goes
        for (const [name, list] of this.plain)
            if (this.filesHolding(name) !== list)
                return false;
        for (const [name, counts] of this.definitions)
            if ((counts.get(path) ?? 0) !== countDefinitions(text, name, counts.limit))
                return false;
        return true;
    }
    facts(path) {
        const now = this.current.get(path);
        if (now)
            return now;
        const facts = this.factsAtRevision(path);
        this.current.set(path, facts);
        return facts;
    }
    factsAtRevision(path) {
        const revision = this.workspace.revision(path);
        const known = this.known.get(path);
        if (known?.revision === revision)
            return known.facts;
        const facts = this.lower(path);
        if (known && known.facts.syntaxError === undefined && facts.syntaxError === undefined && takePlaces(known.facts, facts)) {
            this.known.set(path, { revision, facts: known.facts });
            return known.facts;
        }
        const usable = facts.syntaxError !== undefined ? { ...(this.good.get(path) ?? facts), syntaxError: facts.syntaxError } : facts;
        if (facts.syntaxError === undefined)
            this.good.set(path, facts);
        this.known.set(path, { revision, facts: usable });
        return usable;
    }
    lower(path) {
        try {
            return lowerFile(path, this.workspace.text(path));
        }
        catch (error) {
            // nesting too deep for the parser must not cost the other files their findings
            if (error instanceof UserError || !(error instanceof RangeError))
                throw error;
            return { ...lowerFile(path, ''), syntaxError: 'nested too deeply to be parsed' };
        }
    }
    mayExport(specifier, from, name) {
        const target = from.startsWith('catalogue:') ? undefined : this.workspace.resolve(specifier, from);
        if (target?.kind !== 'file')
            return true;
        if (this.known.has(target.path))
            return true;
        const text = this.workspace.text(target.path);
        return text.includes(name) || /export\s*\*/.test(text);
    }
    module(specifier, from) {
        const key = `${from.slice(0, from.lastIndexOf('/') + 1)}\0${specifier}`;
        if (this.targets.has(key))
            return this.targets.get(key);
        const target = this.findModule(specifier, from);
        this.targets.set(key, target);
        return target;
    }
    findModule(specifier, from) {
        // in the repository of the SDK itself its packages are sources too; what they mean is said by the catalogue
        if (specifier.startsWith('@modelcontextprotocol/')) {
            const declared = this.stubModule(specifier);
            if (declared)
                return declared;
        }
        if (!from.startsWith('catalogue:')) {
            const target = this.workspace.resolve(specifier, from);
            if (target.kind === 'file')
                return this.facts(target.path);
            if (target.kind === 'unresolved' && specifier.startsWith('.'))
                return undefined;
        }
        return this.stubModule(specifier);
    }
    stubModule(specifier) {
        if (this.modules.has(specifier))
            return this.modules.get(specifier);
        const declared = this.catalogue.declaring(specifier).map((stub) => this.lowered(stub));
        const found = declared.map((modules) => modules.get(specifier) ?? modules.get(specifier.replace(/^node:/, '')) ?? modules.get(`node:${specifier}`)).find((m) => m !== undefined);
        this.modules.set(specifier, found);
        return found;
    }
    lowered(stub) {
        const known = this.stubs.get(stub.path);
        if (known)
            return known;
        const modules = lowerStub(stub.path, stub.text);
        this.stubs.set(stub.path, modules);
        return modules;
    }
    get globals() {
        const [stub] = this.catalogue.globals;
        return stub && this.lowered(stub).get('global');
    }
    filesContaining(name) {
        this.queried.add(name);
        const list = this.filesHolding(name);
        this.plain.set(name, list);
        return list;
    }
    filesHolding(name) {
        return isWords(name) ? this.workspace.filesWithWords(name) : this.workspace.filesContaining(name);
    }
    textOf(path) {
        return this.workspace.text(path);
    }
    textsContaining(needle) {
        return this.filesContaining(needle).map((path) => this.workspace.text(path));
    }
    filesShaped(name, shape) {
        const key = `${shape} ${name}`;
        const known = this.lists.get(key);
        if (known)
            return known;
        const list = this.findShaped(name, shape, key);
        this.lists.set(key, list);
        return list;
    }
    findShaped(name, shape, key) {
        this.queried.add(name);
        const files = NAME.test(name) ? this.workspace.filesWithWords(name) : this.filesHolding(name);
        const verdicts = this.shaped.get(key) ?? new Map();
        this.shaped.set(key, verdicts);
        const marks = WORD.test(name) ? this.workspace.wordMarks(name) : undefined;
        return files.filter((path) => {
            const judged = judgeByMarks(marks?.get(path), shape);
            if (judged !== undefined)
                return judged;
            const revision = this.workspace.revision(path);
            const known = verdicts.get(path);
            if (known?.revision === revision)
                return known.fits;
            const fits = hasTextShape(this.workspace.text(path), name, shape);
            verdicts.set(path, { revision, fits });
            return fits;
        });
    }
    definitionsOf(name, limit) {
        const known = this.definitions.get(name);
        if (known)
            return known.total;
        const counts = new DefinitionCounts(limit);
        for (const path of this.filesContaining(name)) {
            counts.set(path, countDefinitions(this.workspace.text(path), name, limit));
            if (counts.total >= limit)
                break;
        }
        this.definitions.set(name, counts);
        return counts.total;
    }
}

import { calleesOf } from './callees.js';
import { callersOf } from './callers.js';
import { refKey } from './code.js';
import { expectedTypes } from './expected.js';
import { findImplementations, findSubclasses } from './hierarchy.js';
import { Memory } from './memory.js';
import { withinStack } from './stack.js';
import { originsOf } from './values.js';
/** Units of work one question of a rule may spend before it is called inconclusive. */
export const SEARCH_BUDGET = 150_000;
/**
 * Files that one question may look at, by how much its answer is worth. Counted alike whether they were parsed for it or before, so that a
 * warm run gives up where a cold one does.
 */
const FILES = { value: 160, derived: 200, near: 70, local: 40, callees: 110, callers: 250, expected: 60 };
/** Questions within questions: beyond this the stack would end first. */
const MAX_NESTING = 60;
const NOBODY = { invocations: [], landings: [], ambiguous: 0 };
/** The graph over a source of facts. Answers are kept; after an edit `forget` drops those that looked at the edited files. */
export class CodeGraph {
    entries;
    #memory = new Memory(MAX_NESTING);
    #values = this.#memory.answers();
    #callees = this.#memory.answers();
    #callers = this.#memory.answers();
    #origins = this.#memory.answers();
    #implementations = this.#memory.answers();
    #subclasses = this.#memory.answers();
    #expected = this.#memory.answers();
    source;
    shapes = new WeakMap();
    #left = SEARCH_BUDGET;
    constructor(source, entries = new Map()) {
        this.entries = entries;
        this.source = new WatchedSource(source, (file) => { this.#memory.touch(file); });
    }
    valuesOf(ref) {
        return this.#memory.once(this.#values, refKey(ref), ref.file, [], () => originsOf(this, ref, [], 'value').map((o) => o.value));
    }
    originsOf(ref, path, mode) {
        return this.#memory.once(this.#origins, `${refKey(ref)} ${mode} ${path.join('.')}`, ref.file, [], () => originsOf(this, ref, path, mode), { limit: FILES[mode], keepsCut: true });
    }
    returnedValues(file, fn) {
        return (file.functions[fn]?.returns ?? []).flatMap((exit) => (exit.value < 0 ? [] : this.valuesOf({ file, id: exit.value })));
    }
    calleesOf(call) {
        return this.#memory.once(this.#callees, refKey(call), call.file, [], () => calleesOf(this, call), { limit: FILES.callees });
    }
    callersOf(file, fn) {
        return this.#memory.once(this.#callers, `${file.path}#${fn}`, file, NOBODY, () => callersOf(this, file, fn), { limit: FILES.callers });
    }
    expectedTypes(ref) {
        return this.#memory.once(this.#expected, refKey(ref), ref.file, [], () => expectedTypes(this, ref), { limit: FILES.expected });
    }
    implementationsOf(shape, name) {
        return this.#memory.once(this.#implementations, `${shape.file.path} ${shape.declaration.name} ${name}`, shape.file, [], () => findImplementations(this, shape, name));
    }
    subclassesOf(file, id) {
        return this.#memory.once(this.#subclasses, `${file.path}#${id}`, file, [], () => findSubclasses(this, { file, class: id }));
    }
    touch(file) {
        this.#memory.touch(file);
    }
    spend(amount = 1) {
        this.#left -= amount;
        const isAllowed = this.#left > 0 && !this.#memory.isOverLimit;
        if (!isAllowed)
            this.#memory.refuse();
        return isAllowed;
    }
    /** Runs a search with a budget of its own, whatever is left of the one it runs in. */
    withBudget(search) {
        const left = this.#left;
        const hadOverflown = this.#memory.hasOverflown;
        this.#left = SEARCH_BUDGET;
        this.#memory.hasOverflown = false;
        const found = withinStack(search);
        const isWhole = found !== undefined && this.#left > 0 && !this.#memory.hasOverflown;
        this.#left = left;
        this.#memory.hasOverflown ||= hadOverflown;
        if (!isWhole)
            this.#memory.noteCut();
        return { found, isWhole };
    }
    /** Asks a question once and keeps what it found, over runs, until a file that was looked at for it is edited. */
    keep(key, search) {
        return this.#memory.keep(key, search);
    }
    /** Drops the answers that looked at the changed files; where code only stands in other places, what whole questions found, which names places. */
    forget(changed, shifted) {
        if (changed.length > 0)
            this.shapes = new WeakMap();
        this.#memory.forget(changed, shifted);
    }
}
/** The source, telling which files are looked at. */
class WatchedSource {
    inner;
    touch;
    constructor(inner, touch) {
        this.inner = inner;
        this.touch = touch;
    }
    get exported() { return this.inner.exported; }
    get templates() { return this.inner.templates; }
    get globals() { return this.inner.globals; }
    facts(path) { return this.#seen(this.inner.facts(path)); }
    module(specifier, from) { return this.#seen(this.inner.module(specifier, from)); }
    mayExport(specifier, from, name) { return this.inner.mayExport(specifier, from, name); }
    filesContaining(name) { return this.inner.filesContaining(name); }
    filesShaped(name, shape) { return this.inner.filesShaped(name, shape); }
    definitionsOf(name, limit) { return this.inner.definitionsOf(name, limit); }
    textOf(path) { return this.inner.textOf(path); }
    textsContaining(needle) { return this.inner.textsContaining(needle); }
    #seen(file) {
        if (file)
            this.touch(file);
        return file;
    }
}

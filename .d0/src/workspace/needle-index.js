import { WordIndex, wordsOf, wordsWithin } from './word-index.js';
/** Beyond this many changed files the words are looked up anew. */
const MOST_STALE = 200;
/** Beyond this many changes a fresh search is cheaper than the log is worth. */
const LONGEST_LOG = 20_000;
/** Remembers which files contain a string. A changed file costs one search in that file per needle that is asked for again. */
export class NeedleIndex {
    #sources;
    #answers = new Map();
    #changes = [];
    #words;
    /** Files that changed since the words were looked up: they are searched themselves. */
    #stale = new Set();
    constructor(sources) {
        this.#sources = sources;
    }
    /** Files whose text contains `text`, sorted by code unit; with `isWord` only as words of their own, or parts of a longer text that are. */
    find(text, isWord = false) {
        const key = isWord ? `word ${text}` : text;
        const known = this.#answers.get(key);
        if (known !== undefined)
            return this.#update(known);
        const answer = this.#search({ text, bytes: Buffer.from(text, 'utf8'), words: isWord ? wordsOf(text) : wordsWithin(text), isWord });
        this.#answers.set(key, answer);
        return answer.sorted;
    }
    /** Says that the content of these files is not what it was. */
    noteChanges(paths) {
        for (const path of paths) {
            this.#changes.push(path);
            this.#stale.add(path);
        }
        if (this.#stale.size > MOST_STALE)
            this.#words = undefined;
        if (this.#changes.length <= LONGEST_LOG)
            return;
        this.#changes = [];
        this.#answers.clear();
    }
    /** How a word stands in the files that hold it, as `MARKS`; nothing of a file that changed lately. */
    marks(word) {
        const [hash] = wordsOf(word);
        if (hash === undefined)
            return new Map();
        return new Map(this.#holders(hash).flatMap(({ path, marks }) => (this.#stale.has(path) ? [] : [[path, marks]])));
    }
    #holders(hash) {
        if (!this.#words) {
            this.#stale.clear();
            this.#words = new WordIndex(this.#sources.files, (path) => this.#sources.bytes(path));
        }
        return this.#words.holders(hash);
    }
    #search(needle) {
        // what the table says of a single word is the answer
        const isKnown = needle.isWord && /^[\w$]+$/.test(needle.text);
        const sorted = this.#candidates(needle).filter((path) => (isKnown && !this.#stale.has(path)) || this.#sources.contains(path, needle));
        return { needle, hits: new Set(sorted), sorted, seenChanges: this.#changes.length };
    }
    /** The files that hold all of the needle's words. */
    #candidates({ words }) {
        const [first, ...others] = words.map((word) => this.#holders(word)).sort((a, b) => a.length - b.length);
        if (!first)
            return this.#sources.files;
        let paths = first.flatMap(({ path }) => (this.#stale.has(path) ? [] : [path]));
        for (const other of others) {
            if (paths.length === 0)
                break;
            const there = new Set(other.map(({ path }) => path));
            paths = paths.filter((path) => there.has(path));
        }
        return this.#stale.size === 0 ? paths : [...paths, ...this.#stale].sort();
    }
    #update(answer) {
        const changed = new Set(this.#changes.slice(answer.seenChanges));
        answer.seenChanges = this.#changes.length;
        let isMoved = false;
        for (const path of changed) {
            const isHit = this.#sources.contains(path, answer.needle);
            if (isHit === answer.hits.has(path))
                continue;
            isMoved = true;
            if (isHit)
                answer.hits.add(path);
            else
                answer.hits.delete(path);
        }
        if (isMoved)
            answer.sorted = [...answer.hits].sort();
        return answer.sorted;
    }
}

import { withinStack } from './stack.js';
/** A set of files, as bits. */
class FileSet {
    #words = [];
    size = 0;
    add(id) {
        const word = id >>> 5;
        while (this.#words.length <= word)
            this.#words.push(0);
        this.#put(word, 1 << (id & 31));
    }
    addAll(other) {
        while (this.#words.length < other.#words.length)
            this.#words.push(0);
        other.#words.forEach((bits, word) => { if (bits !== 0)
            this.#put(word, bits); });
    }
    #put(word, bits) {
        const before = this.#words[word] ?? 0;
        const after = before | bits;
        if (after === before)
            return;
        this.#words[word] = after;
        this.size += countBits(after) - countBits(before);
    }
    meets(other) {
        return this.#words.some((word, i) => (word & (other.#words[i] ?? 0)) !== 0);
    }
}
function countBits(word) {
    let count = 0;
    for (let rest = word; rest !== 0; rest &= rest - 1)
        count += 1;
    return count;
}
/**
 * Remembers the graph's answers, and which files each rests on, so that an edit costs only the answers that looked at the edited file.
 *
 * A question asked while it is being answered gets the empty answer, which cuts recursion. Answers that rested on such a cut are provisional:
 * they serve until the question that was cut has its answer, and are forgotten then. Answers cut short by a budget are not kept at all.
 */
export class Memory {
    maxNesting;
    #kept = [];
    #questions = new Map();
    #cuts = 0;
    #ids = new Map();
    #depths = new Map();
    #provisional = [];
    #open = [];
    #over = 0;
    #lowestCut = Number.POSITIVE_INFINITY;
    #refusals = 0;
    #last;
    /** Did a question end with the stack since this was last set back? */
    hasOverflown = false;
    constructor(maxNesting) {
        this.maxNesting = maxNesting;
    }
    /** A place for the answers to one kind of question. */
    answers() {
        const answers = new Map();
        this.#kept.push(answers);
        return answers;
    }
    /** Says that the question being answered looks at a file. */
    touch(file) {
        if (file === this.#last)
            return;
        this.#last = file;
        const open = this.#open.at(-1);
        if (!open)
            return;
        open.files.add(this.#idOf(file.path));
        this.#weigh(open);
    }
    /** Has a question that is being answered looked at more files than it may? */
    get isOverLimit() {
        return this.#over > 0;
    }
    #weigh(open) {
        if (open.isOver || open.files.size <= open.limit)
            return;
        open.isOver = true;
        this.#over += 1;
    }
    #merge(files) {
        const open = this.#open.at(-1);
        if (!open)
            return;
        open.files.addAll(files);
        this.#weigh(open);
    }
    /** Says that a budget said no. */
    refuse() {
        this.#refusals += 1;
    }
    /** Says that a budget of its own ended a search before it had seen everything. */
    noteCut() {
        this.#cuts += 1;
    }
    /** Keeps what a question found until a file that was looked at for it changes. `key` is what tells one question from another. */
    keep(key, search) {
        const known = this.#questions.get(key);
        if (known) {
            this.#merge(known.files);
            if (!known.isWhole)
                this.#cuts += 1;
            return known.value;
        }
        const open = { files: new FileSet(), limit: Number.POSITIVE_INFINITY, isOver: false };
        const cuts = this.#cuts;
        this.#open.push(open);
        this.#last = undefined;
        let value;
        try {
            value = search();
        }
        finally {
            this.#open.pop();
            this.#last = undefined;
        }
        this.#merge(open.files);
        this.#questions.set(key, { value, files: open.files, isWhole: cuts === this.#cuts });
        return value;
    }
    /** Forgets every answer that looked at one of these files, and what questions found that were not answered whole, or looked at one of `shifted`. */
    forget(paths, shifted = []) {
        const changed = this.#setOf(paths);
        const edited = this.#setOf([...paths, ...shifted]);
        if (paths.length > 0)
            for (const answers of this.#kept)
                for (const [key, answer] of answers)
                    if (answer.files.meets(changed))
                        answers.delete(key);
        for (const [key, kept] of this.#questions)
            if (!kept.isWhole || kept.files.meets(edited))
                this.#questions.delete(key);
    }
    #setOf(paths) {
        const set = new FileSet();
        for (const path of paths)
            set.add(this.#idOf(path));
        return set;
    }
    once(answers, question, file, empty, answer, { limit = Number.POSITIVE_INFINITY, keepsCut = false } = {}) {
        const known = answers.get(question);
        if (known) {
            this.#merge(known.files);
            return known.value;
        }
        const frame = `${this.#kept.indexOf(answers)} ${question}`;
        const running = this.#depths.get(frame);
        if (running !== undefined) {
            this.#lowestCut = Math.min(this.#lowestCut, running);
            return empty;
        }
        const depth = this.#depths.size;
        if (depth > this.maxNesting) {
            this.#lowestCut = 0;
            return empty;
        }
        const run = () => this.#answer(answers, question, frame, depth, file, answer, { limit, keepsCut });
        if (depth > 0)
            return run();
        const answered = withinStack(() => ({ value: run() }));
        // costs the one question that nobody else asked
        if (!answered)
            this.hasOverflown = true;
        return answered ? answered.value : empty;
    }
    #answer(answers, question, frame, depth, file, answer, { limit, keepsCut }) {
        this.#depths.set(frame, depth);
        const [outerCut, refusals] = [this.#lowestCut, this.#refusals];
        this.#lowestCut = Number.POSITIVE_INFINITY;
        const files = new FileSet();
        const open = { files, limit, isOver: false };
        this.#open.push(open);
        this.#last = undefined;
        this.touch(file);
        // what a search throws must not leave its questions open: they would be answered with nothing from then on
        const value = this.#closing(open, frame, answer);
        this.#merge(files);
        while ((this.#provisional.at(-1)?.cut ?? -1) >= depth)
            this.#provisional.pop()?.forget();
        const isCut = this.#lowestCut < depth;
        // cut by its own limit it would be cut again; cut by somebody else's it is no answer
        const isWhole = refusals === this.#refusals || ((open.isOver || keepsCut) && this.#over === 0);
        if (isWhole) {
            answers.set(question, { value, files });
            if (isCut)
                this.#provisional.push({ cut: this.#lowestCut, forget: () => answers.delete(question) });
        }
        this.#lowestCut = Math.min(outerCut, isCut ? this.#lowestCut : Number.POSITIVE_INFINITY);
        return value;
    }
    #closing(open, frame, answer) {
        try {
            return answer();
        }
        finally {
            this.#open.pop();
            if (open.isOver)
                this.#over -= 1;
            this.#last = undefined;
            this.#depths.delete(frame);
        }
    }
    #idOf(path) {
        const known = this.#ids.get(path);
        if (known !== undefined)
            return known;
        this.#ids.set(path, this.#ids.size);
        return this.#ids.size - 1;
    }
}

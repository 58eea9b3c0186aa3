/** How a word stands in a text: after a point, after `#`, in quotes, after `{` or `,`, or as if something of that name were defined there. */
export const MARKS = { point: 1, hash: 2, quote: 4, list: 8, definition: 16 };
/** Where the words of all texts are: one pass over the bytes, and each search for a name costs a look into a table. Words are told apart by their hash. */
export class WordIndex {
    #files;
    /** Open addressing: number of an entry plus one, by hash. */
    #table = new Int32Array(1 << 16);
    #hashes = new Int32Array(1 << 14);
    /** The last posting of each entry, which leads to the ones before it. */
    #last = new Int32Array(1 << 14);
    #entries = 0;
    #postings = { file: new Int32Array(1 << 16), before: new Int32Array(1 << 16), marks: new Uint8Array(1 << 16) };
    #count = 0;
    constructor(files, bytesOf) {
        this.#files = files;
        files.forEach((path, file) => { this.#read(bytesOf(path), file); });
    }
    /** The files that hold a word, by its hash, with the marks it has there; in the order of the files. */
    holders(hash) {
        const entry = (this.#table[this.#slot(hash)] ?? 0) - 1;
        const found = [];
        for (let at = entry < 0 ? -1 : (this.#last[entry] ?? -1); at >= 0; at = this.#postings.before[at] ?? -1) {
            found.push({ path: this.#files[this.#postings.file[at] ?? 0] ?? '', marks: this.#postings.marks[at] ?? 0 });
        }
        return found.reverse();
    }
    #read(bytes, file) {
        // the last character before the word that is no space
        let before = 0;
        // a byte-order mark is no letter
        const first = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
        for (let i = first; i < bytes.length; i++) {
            const byte = bytes[i] ?? 0;
            const kind = KINDS[byte];
            if (kind === SPACE)
                continue;
            if (kind !== WORD) {
                before = byte;
                continue;
            }
            const start = i;
            let hash = SEED;
            do {
                hash = Math.imul(hash ^ (bytes[i] ?? 0), PRIME);
                i += 1;
            } while (i < bytes.length && KINDS[bytes[i] ?? 0] === WORD);
            this.#note(hash, file, marksOf(bytes, start === first ? BLANK : (bytes[start - 1] ?? BLANK), i, before));
            before = LETTER;
            i -= 1;
        }
    }
    #note(hash, file, marks) {
        const slot = this.#slot(hash);
        let entry = (this.#table[slot] ?? 0) - 1;
        if (entry < 0)
            entry = this.#add(hash, slot);
        const last = this.#last[entry] ?? -1;
        if (last >= 0 && this.#postings.file[last] === file) {
            this.#postings.marks[last] = (this.#postings.marks[last] ?? 0) | marks;
            return;
        }
        const at = this.#count++;
        if (at === this.#postings.file.length)
            this.#postings = { file: doubled(this.#postings.file), before: doubled(this.#postings.before), marks: doubledBytes(this.#postings.marks) };
        this.#postings.file[at] = file;
        this.#postings.before[at] = last;
        this.#postings.marks[at] = marks;
        this.#last[entry] = at;
    }
    #add(hash, slot) {
        const entry = this.#entries++;
        if (entry === this.#hashes.length) {
            this.#hashes = doubled(this.#hashes);
            this.#last = doubled(this.#last);
        }
        this.#hashes[entry] = hash;
        this.#last[entry] = -1;
        this.#table[slot] = entry + 1;
        if (this.#entries * 2 > this.#table.length)
            this.#grow();
        return entry;
    }
    #grow() {
        this.#table = new Int32Array(this.#table.length * 2);
        for (let entry = 0; entry < this.#entries; entry++)
            this.#table[this.#slot(this.#hashes[entry] ?? 0)] = entry + 1;
    }
    /** Where the hash is in the table, or would be. */
    #slot(hash) {
        const mask = this.#table.length - 1;
        let slot = (hash ^ (hash >>> 15)) & mask;
        for (;;) {
            const entry = (this.#table[slot] ?? 0) - 1;
            if (entry < 0 || this.#hashes[entry] === hash)
                return slot;
            slot = (slot + 1) & mask;
        }
    }
}
function doubled(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}
function doubledBytes(array) {
    const larger = new Uint8Array(array.length * 2);
    larger.set(array);
    return larger;
}
const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const [WORD, SPACE] = [1, 2];
const LETTER = 0x61;
const BLANK = 0x20;
/** Bytes of names: letters, digits, `_`, `$` and everything beyond ASCII; and spaces. */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
    const character = String.fromCharCode(byte);
    return byte >= 0x80 || /[\w$]/.test(character) ? WORD : /\s/.test(character) ? SPACE : 0;
});
export const isWordByte = (byte) => byte !== undefined && KINDS[byte] === WORD;
const code = (character) => character.charCodeAt(0);
const [POINT, HASH, SINGLE, DOUBLE, OPEN, COMMA, OPTIONAL] = [code('.'), code('#'), code("'"), code('"'), code('{'), code(','), code('?')];
const LOOK_AHEAD = 20;
const DEFINES = Uint8Array.from({ length: 256 }, (_, byte) => ('(:,}=<'.includes(String.fromCharCode(byte)) ? 1 : 0));
/** `previous` is the character right before the word, `before` the last one that is no space. */
function marksOf(bytes, previous, end, before) {
    let marks = 0;
    if (before === POINT)
        marks |= MARKS.point;
    else if (before === HASH)
        marks |= MARKS.hash;
    else if (before === SINGLE || before === DOUBLE)
        marks |= MARKS.quote;
    else if (before === OPEN || before === COMMA)
        marks |= MARKS.list;
    if (KINDS[previous] !== SPACE && previous !== COMMA && previous !== OPEN && previous !== HASH)
        return marks;
    let at = end;
    while (at < bytes.length && KINDS[bytes[at] ?? 0] === SPACE)
        at += 1;
    if (bytes[at] === OPTIONAL)
        at += 1;
    while (at < bytes.length && KINDS[bytes[at] ?? 0] === SPACE)
        at += 1;
    return at < Math.min(bytes.length, end + LOOK_AHEAD) && DEFINES[bytes[at] ?? 0] === 1 ? marks | MARKS.definition : marks;
}
export function hashOf(word) {
    let hash = SEED;
    for (const byte of Buffer.from(word, 'utf8'))
        hash = Math.imul(hash ^ byte, PRIME);
    return hash;
}
/** Hashes of the words that must be in a text for it to hold `needle`: those that the needle shows whole. */
export function wordsWithin(needle) {
    return [...needle.matchAll(/(?<=[^\w$\u0080-\uffff])[\w$\u0080-\uffff]+(?=[^\w$\u0080-\uffff])/g)].map((match) => hashOf(match[0]));
}
/** The same when the needle is a word by itself, or begins or ends with one. */
export function wordsOf(needle) {
    return [...needle.matchAll(/[\w$\u0080-\uffff]+/g)].map((match) => hashOf(match[0]));
}

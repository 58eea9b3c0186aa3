import { reasonOfContent } from './content-reasons.js';
import { decodeText, toUtf8Bytes } from './decode-text.js';
import { isSameStamp } from './read-file.js';
import { isWordByte } from './word-index.js';
/** A file on disk: bytes kept, text decoded on first need. */
export class DiskSource {
    leftOut;
    #stamp;
    #bytes;
    #isSettled;
    #text;
    constructor(stamp, bytes, leftOut) {
        this.leftOut = leftOut;
        this.#stamp = stamp;
        this.#bytes = bytes;
        // Clocks of file systems tick every few milliseconds: a file written just before it was read can change again under the same stamp.
        this.#isSettled = Date.now() - stamp.mtimeMs > 1000;
    }
    /** What was read of the file `path`; `undefined` when it is gone. */
    static of(result, path) {
        switch (result.kind) {
            case 'gone': return undefined;
            case 'unreadable': return new DiskSource(result.stamp, NO_BYTES, 'unreadable');
            case 'too large': return new DiskSource(result.stamp, NO_BYTES, 'larger than 2 MB');
            case 'read': {
                const bytes = toUtf8Bytes(result.bytes);
                const leftOut = reasonOfContent(path, bytes);
                return new DiskSource(result.stamp, leftOut === undefined ? bytes : NO_BYTES, leftOut);
            }
        }
    }
    /** Whether the disk still holds this state, as far as a look at the stamp can tell. */
    isCurrent(stamp) {
        return this.#isSettled && stamp !== undefined && isSameStamp(stamp, this.#stamp);
    }
    hasSameContent(other) {
        return this.leftOut === other.leftOut && this.#bytes.equals(other.#bytes);
    }
    bytes() {
        return this.#bytes;
    }
    text() {
        return (this.#text ??= decodeText(this.#bytes));
    }
    contains(needle) {
        return needle.isWord ? holdsWords(this.#bytes, needle.bytes) : this.#bytes.includes(needle.bytes);
    }
}
/** What an editor holds instead of the file on disk. */
export class OverlaySource {
    leftOut;
    #text;
    constructor(path, text) {
        this.leftOut = reasonOfContent(path, Buffer.from(text, 'utf8'));
        this.#text = text;
    }
    text() {
        return this.#text;
    }
    bytes() {
        return Buffer.from(this.#text, 'utf8');
    }
    contains(needle) {
        return needle.isWord ? holdsWords(this.bytes(), needle.bytes) : this.#text.includes(needle.text);
    }
}
/** Whether the bytes hold the needle where no letter stands before or behind it. */
function holdsWords(bytes, needle) {
    for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) {
        if (!isWordByte(bytes[at - 1]) && !isWordByte(bytes[at + needle.length]))
            return true;
    }
    return false;
}
const NO_BYTES = Buffer.alloc(0);

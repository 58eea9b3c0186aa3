/**
 * Which words a text holds, as a set of bits: a word that is not in the set is not in the text; one that is may be there. One pass over the
 * bytes answers hundreds of searches for names, where each search would otherwise read the whole text again.
 */
export class WordFilter {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(bytes: Uint8Array) {
    // about one bit per four bytes keeps wrong guesses below one in ten for source code
    let size = 1024;
    while (size < bytes.length / 4) size *= 2;
    this.#mask = size - 1;
    this.#bits = new Uint32Array(size / 32);
    let hash = SEED;
    let inWord = false;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      if (IS_WORD[byte] === 1) {
        hash = Math.imul(hash ^ byte, PRIME);
        inWord = true;
      } else if (inWord) {
        this.#add(hash);
        hash = SEED;
        inWord = false;
      }
    }
    if (inWord) this.#add(hash);
  }

  #add(hash: number): void {
    const bit = mix(hash) & this.#mask;
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  mayHold(hash: number): boolean {
    const bit = mix(hash) & this.#mask;
    return ((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}

const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const mix = (hash: number): number => hash ^ (hash >>> 15);

/** Bytes of names: letters, digits, `_`, `$` and everything beyond ASCII. */
const IS_WORD = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 0x80 || /[\w$]/.test(String.fromCharCode(byte)) ? 1 : 0));

function hashOf(word: string): number {
  let hash = SEED;
  for (const byte of Buffer.from(word, 'utf8')) hash = Math.imul(hash ^ byte, PRIME);
  return hash;
}

/** Hashes of the words that must be in a text for it to hold `needle`: those that the needle shows whole. */
export function wordsWithin(needle: string): readonly number[] {
  return [...needle.matchAll(/(?<=[^\w$\u0080-\uffff])[\w$\u0080-\uffff]+(?=[^\w$\u0080-\uffff])/g)].map((match) => hashOf(match[0]));
}

/** The same when the needle is a word by itself, or begins or ends with one. */
export function wordsOf(needle: string): readonly number[] {
  return [...needle.matchAll(/[\w$\u0080-\uffff]+/g)].map((match) => hashOf(match[0]));
}

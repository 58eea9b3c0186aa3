/** A set of files, as bits. */
export class FileSet {
  #words: number[] = [];
  size = 0;

  add(id: number): void {
    const word = id >>> 5;
    while (this.#words.length <= word) this.#words.push(0);
    this.#put(word, 1 << (id & 31));
  }

  addAll(other: FileSet): void {
    while (this.#words.length < other.#words.length) this.#words.push(0);
    other.#words.forEach((bits, word) => { if (bits !== 0) this.#put(word, bits); });
  }

  #put(word: number, bits: number): void {
    const before = this.#words[word] ?? 0;
    const after = before | bits;
    if (after === before) return;
    this.#words[word] = after;
    this.size += countBits(after) - countBits(before);
  }

  meets(other: FileSet): boolean {
    return this.#words.some((word, i) => (word & (other.#words[i] ?? 0)) !== 0);
  }
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

import { digestOf } from '../text/digest.js';
import type { EntryStore } from './entry-store.js';
import { pack, unpack } from './pack.js';

/** Bytes of all data kept for one code base: what was not used for longest is left out beyond it. */
const MOST_BYTES = 48 * 1024 * 1024;
const HEAD_BYTES = 4;

/** Plain data that is made of texts, kept in one entry: what was made of a text once is not made again while the text is the same. */
export class KeptData {
  readonly #store: EntryStore;
  readonly #name: string;
  #earlier: Map<string, Uint8Array> | undefined;
  readonly #used = new Map<string, Uint8Array>();
  #hasNew = false;

  constructor(store: EntryStore, name: string) {
    this.#store = store;
    this.#name = name;
  }

  /** What `make` makes, which depends on `what` and the text alone. */
  readonly keep = <T>(what: string, text: string, make: () => T): T => {
    const key = `${what} ${digestOf(text)}`;
    this.#earlier ??= entriesOf(this.#store.read(this.#name));
    const known = this.#used.get(key) ?? this.#earlier.get(key);
    if (known) {
      this.#used.set(key, known);
      return unpack(known) as T;
    }
    const made = make();
    this.#put(key, made);
    return made;
  };

  #put(key: string, made: unknown): void {
    try {
      this.#used.set(key, pack(made));
      this.#hasNew = true;
    } catch (error) {
      // what cannot be kept is made again
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** Writes the entry when there is something new. */
  save(): void {
    if (!this.#hasNew) return;
    this.#hasNew = false;
    this.#store.write(this.#name, contentOf([...this.#used, ...[...this.#earlier ?? []].filter(([key]) => !this.#used.has(key))]));
  }
}

function contentOf(entries: readonly (readonly [string, Uint8Array])[]): Buffer {
  let size = 0;
  const kept = entries.filter(([, bytes]) => (size += bytes.length) <= MOST_BYTES);
  const index = Buffer.from(JSON.stringify(kept.map(([key, bytes]) => [key, bytes.length])), 'utf8');
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeUInt32BE(index.length);
  return Buffer.concat([head, index, ...kept.map(([, bytes]) => bytes)]);
}

function entriesOf(content: Buffer | undefined): Map<string, Uint8Array> {
  if (!content) return new Map();
  let at = HEAD_BYTES + content.readUInt32BE(0);
  const index = JSON.parse(content.toString('utf8', HEAD_BYTES, at)) as readonly (readonly [string, number])[];
  return new Map(index.map(([key, length]) => [key, content.subarray(at, (at += length))]));
}

import { reasonOfContent } from './content-reasons.js';
import { decodeText, toUtf8Bytes } from './decode-text.js';
import { isSameStamp, type ReadResult, type Stamp } from './read-file.js';
import { isWordByte } from './word-index.js';

/** A searched string in both forms, so that it is encoded once and not per file. */
export interface Needle {
  readonly text: string;
  readonly bytes: Buffer;
  /** Hashes of words that a text must hold. */
  readonly words: readonly number[];
  /** Only where it begins and ends with whole words. */
  readonly isWord: boolean;
}

/** The content of one file, from disk or from an editor. */
export interface Source {
  /** Why the file is not analysed although its path says it could be. */
  readonly leftOut: string | undefined;
  text(): string;
  bytes(): Buffer;
  contains(needle: Needle): boolean;
}

/** A file on disk: bytes kept, text decoded on first need. */
export class DiskSource implements Source {
  readonly leftOut: string | undefined;
  readonly #stamp: Stamp;
  readonly #bytes: Buffer;
  readonly #isSettled: boolean;
  #text: string | undefined;

  private constructor(stamp: Stamp, bytes: Buffer, leftOut: string | undefined) {
    this.leftOut = leftOut;
    this.#stamp = stamp;
    this.#bytes = bytes;
    // Clocks of file systems tick every few milliseconds: a file written just before it was read can change again under the same stamp.
    this.#isSettled = Date.now() - stamp.mtimeMs > 1000;
  }

  /** What was read of the file `path`; `undefined` when it is gone. */
  static of(result: ReadResult, path: string): DiskSource | undefined {
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
  isCurrent(stamp: Stamp | undefined): boolean {
    return this.#isSettled && stamp !== undefined && isSameStamp(stamp, this.#stamp);
  }

  hasSameContent(other: DiskSource): boolean {
    return this.leftOut === other.leftOut && this.#bytes.equals(other.#bytes);
  }

  bytes(): Buffer {
    return this.#bytes;
  }

  text(): string {
    return (this.#text ??= decodeText(this.#bytes));
  }

  contains(needle: Needle): boolean {
    return needle.isWord ? holdsWords(this.#bytes, needle.bytes) : this.#bytes.includes(needle.bytes);
  }
}

/** What an editor holds instead of the file on disk. */
export class OverlaySource implements Source {
  readonly leftOut: string | undefined;
  readonly #text: string;

  constructor(path: string, text: string) {
    this.leftOut = reasonOfContent(path, Buffer.from(text, 'utf8'));
    this.#text = text;
  }

  text(): string {
    return this.#text;
  }

  bytes(): Buffer {
    return Buffer.from(this.#text, 'utf8');
  }

  contains(needle: Needle): boolean {
    return needle.isWord ? holdsWords(this.bytes(), needle.bytes) : this.#text.includes(needle.text);
  }
}

/** Whether the bytes hold the needle where no letter stands before or behind it. */
function holdsWords(bytes: Buffer, needle: Buffer): boolean {
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) {
    if (!isWordByte(bytes[at - 1]) && !isWordByte(bytes[at + needle.length])) return true;
  }
  return false;
}

const NO_BYTES = Buffer.alloc(0);

/** Bytes for plain data: numbers, texts, booleans, `null`, `undefined`, arrays, maps and objects. Property names and texts are written once. */
export function pack(value: unknown): Buffer {
  const writer = new Writer();
  writer.put(value);
  return writer.toBuffer();
}

/** The data that `pack` made the bytes of. Equal parts come back as parts of their own. */
export function unpack(bytes: Uint8Array): unknown {
  const size = bytes.length < HEAD_BYTES ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const [strings, shapes, numbers] = JSON.parse(Buffer.from(bytes.subarray(HEAD_BYTES, HEAD_BYTES + size)).toString('utf8')) as Tables;
  return new Reader(bytes, HEAD_BYTES + size, strings, shapes, numbers).get();
}

/** Texts, names of the properties of objects that have the same, and numbers that are not small and whole, as JavaScript writes them. */
type Tables = readonly [strings: readonly string[], shapes: readonly (readonly string[])[], numbers: readonly string[]];

const HEAD_BYTES = 4;
const [SMALL, TEXT, OBJECT, ARRAY, MAP, NUMBER, WORD] = [0, 1, 2, 3, 4, 5, 6];
const TAGS = 8;
const WORDS = [undefined, null, true, false];
const LARGEST_SMALL = 2 ** 27;

/** The names of properties in their order, one after the other. */
class Shape {
  readonly #longer = new Map<string, Shape>();
  id: number | undefined;

  with(name: string): Shape {
    const known = this.#longer.get(name);
    if (known) return known;
    const longer = new Shape();
    this.#longer.set(name, longer);
    return longer;
  }
}

class Writer {
  readonly #strings = new Map<string, number>();
  readonly #shapes: (readonly string[])[] = [];
  readonly #noNames = new Shape();
  readonly #numbers: string[] = [];
  #bytes = Buffer.allocUnsafe(1 << 14);
  #length = 0;

  put(value: unknown): void {
    if (typeof value === 'number') this.#putNumber(value);
    else if (typeof value === 'string') this.#write(TEXT, this.#idOf(value));
    else if (typeof value !== 'object' || value === null) this.#putWord(value);
    else if (Array.isArray(value)) this.#putArray(value);
    else if (value instanceof Map) this.#putMap(value);
    else this.#putObject(value as Readonly<Record<string, unknown>>);
  }

  toBuffer(): Buffer {
    const tables: Tables = [[...this.#strings.keys()], this.#shapes, this.#numbers];
    const text = Buffer.from(JSON.stringify(tables), 'utf8');
    const head = Buffer.allocUnsafe(HEAD_BYTES);
    head.writeUInt32BE(text.length);
    return Buffer.concat([head, text, this.#bytes.subarray(0, this.#length)]);
  }

  #putWord(value: unknown): void {
    const word = WORDS.findIndex((known) => known === value);
    if (word < 0) throw new TypeError(`no plain data: ${typeof value}`);
    this.#write(WORD, word);
  }

  #putNumber(value: number): void {
    // most numbers are offsets, indexes and -1
    if (Number.isInteger(value) && value >= -1 && value < LARGEST_SMALL && !Object.is(value, -0)) this.#write(SMALL, value + 1);
    else this.#write(NUMBER, this.#numbers.push(Object.is(value, -0) ? '-0' : String(value)) - 1);
  }

  #putArray(items: readonly unknown[]): void {
    this.#write(ARRAY, items.length);
    for (const item of items) this.put(item);
  }

  #putMap(map: ReadonlyMap<unknown, unknown>): void {
    this.#write(MAP, map.size);
    for (const [key, value] of map) {
      this.put(key);
      this.put(value);
    }
  }

  #putObject(value: Readonly<Record<string, unknown>>): void {
    const names = Object.keys(value);
    let shape = this.#noNames;
    for (const name of names) shape = shape.with(name);
    shape.id ??= this.#addShape(names);
    this.#write(OBJECT, shape.id);
    for (const name of names) this.put(value[name]);
  }

  #addShape(names: readonly string[]): number {
    if (names.includes('__proto__')) throw new TypeError('no plain data: __proto__');
    return this.#shapes.push(names) - 1;
  }

  #idOf(text: string): number {
    const id = this.#strings.get(text) ?? this.#strings.size;
    this.#strings.set(text, id);
    return id;
  }

  #write(tag: number, number: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.allocUnsafe(this.#bytes.length)]);
    let rest = number * TAGS + tag;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes[this.#length++] = (rest % 128) + 128;
    this.#bytes[this.#length++] = rest;
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #strings: readonly string[];
  readonly #shapes: readonly (readonly string[])[];
  readonly #numbers: readonly string[];
  #at: number;

  constructor(bytes: Uint8Array, at: number, strings: readonly string[], shapes: readonly (readonly string[])[], numbers: readonly string[]) {
    this.#bytes = bytes;
    this.#at = at;
    this.#strings = strings;
    this.#shapes = shapes;
    this.#numbers = numbers;
  }

  get(): unknown {
    const word = this.#next();
    const number = word >>> 3;
    switch (word & 7) {
      case SMALL: return number - 1;
      case TEXT: return this.#strings[number];
      case OBJECT: return this.#object(this.#shapes[number] ?? []);
      case ARRAY: return this.#array(number);
      case MAP: return this.#map(number);
      case NUMBER: return Number(this.#numbers[number]);
      default: return WORDS[number];
    }
  }

  #object(names: readonly string[]): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const name of names) object[name] = this.get();
    return object;
  }

  #array(length: number): unknown[] {
    const array: unknown[] = [];
    for (let i = 0; i < length; i++) array.push(this.get());
    return array;
  }

  #map(size: number): Map<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    for (let i = 0; i < size; i++) {
      const key = this.get();
      map.set(key, this.get());
    }
    return map;
  }

  #next(): number {
    let byte = this.#bytes[this.#at++] ?? 0;
    if (byte < 128) return byte;
    let word = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = this.#bytes[this.#at++] ?? 0;
      word |= (byte & 127) << shift;
    }
    return word;
  }
}

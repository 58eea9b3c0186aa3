import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf } from '../errors.js';
import { writeWhole } from '../whole-file.js';

const KEY_FILE = 'key';
const KEY_BYTES = 32;
/** First bytes of an entry; another number for another layout. */
const HEAD = Buffer.from('mcp-audit cache 1\n');
const SEAL_BYTES = 32;

/** The key of a folder, made on first need. Two processes that make it at once get the same one. Throws what the disk throws. */
export function keyIn(folder: string): Buffer {
  const file = join(folder, KEY_FILE);
  const known = readKey(file);
  if (known) return known;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeWhole(file, randomBytes(KEY_BYTES), { mode: 0o600, publish });
  const made = readKey(file);
  if (!made) throw new Error(`${file} is no key`);
  return made;
}

/** A link appears whole, or not at all when another process was first. A key that is no key is replaced. */
function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (readKey(file)) return;
    rmSync(file, { force: true });
    linkSync(draft, file);
  }
}

function readKey(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    return bytes.length === KEY_BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that only a holder of the key could have written, under this name and no other. */
export function seal(name: string, content: Uint8Array, key: Buffer): Buffer {
  return Buffer.concat([HEAD, sealOf(name, content, key), content]);
}

/** The sealed content; `undefined` when a single bit of it, or the name, is not what was sealed. */
export function unseal(name: string, bytes: Buffer, key: Buffer): Buffer | undefined {
  const start = HEAD.length + SEAL_BYTES;
  if (bytes.length < start || !bytes.subarray(0, HEAD.length).equals(HEAD)) return undefined;
  const content = bytes.subarray(start);
  return timingSafeEqual(bytes.subarray(HEAD.length, start), sealOf(name, content, key)) ? content : undefined;
}

function sealOf(name: string, content: Uint8Array, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${name}\n`).update(content).digest();
}

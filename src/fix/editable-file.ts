import { closeSync, constants, ftruncateSync, lstatSync, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

import { messageOf } from '../errors.js';

/** How the text of a file is stored. */
interface Storage { readonly mark: string; readonly toBytes: (text: string) => Buffer }

const UTF8: Storage = { mark: '', toBytes: (text) => Buffer.from(text, 'utf8') };
const UTF8_WITH_MARK: Storage = { ...UTF8, mark: '\ufeff' };
const UTF16_LITTLE: Storage = { mark: '\ufeff', toBytes: (text) => Buffer.from(text, 'utf16le') };
const UTF16_BIG: Storage = { mark: '\ufeff', toBytes: (text) => Buffer.from(text, 'utf16le').swap16() };

/** Never through a link that took the place of the file. */
const WRITE_FLAGS = constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

/** Why the file of the root must not be written, given the text (without byte-order mark) it is thought to hold; `undefined` when it may be. */
export function objectionToWriting(root: string, path: string, text: string): string | undefined {
  const file = join(root, path);
  try {
    if (!isInside(realpathSync(dirname(file)), realpathSync(root))) return 'lies outside of the analysed folder';
    if (!lstatSync(file).isFile()) return 'is a link';
    const bytes = readFileSync(file);
    const { mark, toBytes } = storageOf(bytes);
    if (toBytes(mark + text).equals(bytes)) return undefined;
    return bytes.includes('\ufffd') || text.includes('\ufffd') ? 'holds bytes that are no text, which would be lost' : 'has changed since it was read';
  } catch (error) {
    return `cannot be read (${messageOf(error)})`;
  }
}

/** Replaces the text of a file in place: its encoding, byte-order mark, rights and hard links stay. Throws what the disk throws. */
export function writeText(root: string, path: string, text: string): void {
  const file = join(root, path);
  const { mark, toBytes } = storageOf(readFileSync(file));
  const bytes = toBytes(mark + text);
  const descriptor = openSync(file, WRITE_FLAGS);
  try {
    writeFileSync(descriptor, bytes);
    ftruncateSync(descriptor, bytes.length);
  } finally {
    closeSync(descriptor);
  }
}

function storageOf(bytes: Buffer): Storage {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return UTF16_LITTLE;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return UTF16_BIG;
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? UTF8_WITH_MARK : UTF8;
}

function isInside(folder: string, root: string): boolean {
  return folder === root || folder.startsWith(root.endsWith(sep) ? root : root + sep);
}

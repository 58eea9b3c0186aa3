import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { objectionToWriting, writeText } from '../../src/fix/editable-file.js';
import { createTree } from '../workspace/temp-tree.js';

const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('a file that is written', () => {
  test.each<[name: string, before: Buffer, text: string, after: Buffer]>([
    ['UTF-8', Buffer.from('é\r\n'), 'é\r\n', Buffer.from('ü\n')],
    ['UTF-8 with a byte-order mark', Buffer.from('\ufeffé'), 'é', Buffer.from('\ufeffü\n')],
    ['UTF-16, little end first', Buffer.from('\ufeffé', 'utf16le'), 'é', Buffer.from('\ufeffü\n', 'utf16le')],
    ['UTF-16, big end first', swapped('\ufeffé'), 'é', swapped('\ufeffü\n')],
  ])('%s stays what it is', (_, before, text, after) => {
    const root = createTree({ 'a.ts': before });
    expect(objectionToWriting(root, 'a.ts', text)).toBeUndefined();
    writeText(root, 'a.ts', 'ü\n');
    expect(readFileSync(join(root, 'a.ts')).equals(after)).toBe(true);
  });

  test('keeps its rights and its other names', () => {
    const root = createTree({ 'a.ts': 'a long text' });
    chmodSync(join(root, 'a.ts'), 0o755);
    linkSync(join(root, 'a.ts'), join(root, 'b.ts'));
    writeText(root, 'a.ts', 'short');
    expect(readFileSync(join(root, 'b.ts'), 'utf8')).toBe('short');
    expect(statSync(join(root, 'a.ts')).mode & 0o777).toBe(0o755);
  });
});

describe('a file that is left alone', () => {
  test('has changed, or holds bytes that would be lost', () => {
    const root = createTree({ 'a.ts': 'new', 'latin.ts': Buffer.from([0x61, 0xe9]) });
    expect(objectionToWriting(root, 'a.ts', 'old')).toBe('has changed since it was read');
    expect(objectionToWriting(root, 'latin.ts', 'a\ufffd')).toBe('holds bytes that are no text, which would be lost');
    expect(objectionToWriting(root, 'gone.ts', 'x')).toMatch(/^cannot be read \(ENOENT/u);
  });

  test('is a link, or lies behind one that leads out', () => {
    const outside = createTree({ 'a.ts': 'a', 'b.ts': 'b' });
    const root = createTree({ 'real.ts': 'a' });
    symlinkSync(join(outside, 'a.ts'), join(root, 'a.ts'));
    symlinkSync(join(root, 'real.ts'), join(root, 'inner.ts'));
    mkdirSync(join(root, 'src'));
    expect(objectionToWriting(root, 'a.ts', 'a')).toBe('is a link');
    expect(objectionToWriting(root, 'inner.ts', 'a')).toBe('is a link');
    rmSync(join(root, 'src'), { recursive: true });
    symlinkSync(outside, join(root, 'src'));
    expect(objectionToWriting(root, 'src/b.ts', 'b')).toBe('lies outside of the analysed folder');
    expect(objectionToWriting(root, '../b.ts', 'b')).toBe('lies outside of the analysed folder');
    expect(() => { writeText(root, 'a.ts', 'x'); }).toThrow(/ELOOP/u);
  });
});

import { describe, expect, it } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { createTree } from './temp-tree.js';

const UTF16 = Buffer.from('\uFEFFconst prompt = "ü";', 'utf16le');

describe('text', () => {
  it('comes without byte-order mark', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': '\uFEFFconst a = 1;' }) });
    expect(workspace.text('a.ts')).toBe('const a = 1;');
  });

  it('shows invalid UTF-8 as U+FFFD', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': Uint8Array.of(0x61, 0xff, 0x62) }) });
    expect(workspace.text('a.ts')).toBe('a\uFFFDb');
  });

  it.each([['little', UTF16], ['big', Buffer.from(UTF16).swap16()]])('reads UTF-16, %s end first', (_, bytes) => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': bytes }) });
    expect(workspace.text('a.ts')).toBe('const prompt = "ü";');
    expect(workspace.filesContaining('prompt = "ü"')).toEqual(['a.ts']);
  });

  it('throws for what is not a file of the workspace', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.test.ts': '', 'b.md': '', 'c.ts': '// @generated' }) });
    for (const path of ['a.test.ts', 'b.md', 'c.ts', 'missing.ts', '../a.ts']) expect(() => workspace.text(path)).toThrow('Not a file of the workspace');
  });
});

describe('filesContaining', () => {
  it('lists files sorted by code unit', () => {
    const workspace = createWorkspace({ root: createTree({ 'b.ts': 'x getPrompt', 'B.ts': 'getPrompt', 'a/c.ts': 'getPrompts', 'd.ts': 'get Prompt' }) });
    expect(workspace.filesContaining('getPrompt')).toEqual(['B.ts', 'a/c.ts', 'b.ts']);
  });

  it('searches analysed files only', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.test.ts': 'x', 'b.md': 'x', 'c.ts': '// @generated\nx', 'd.ts': 'x' }) });
    expect(workspace.filesContaining('x')).toEqual(['d.ts']);
  });

  it('remembers its answer', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': 'x' }) });
    expect(workspace.filesContaining('x')).toBe(workspace.filesContaining('x'));
  });

  it('finds in an empty file nothing but nothing', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': '' }) });
    expect(workspace.filesContaining('x')).toEqual([]);
    expect(workspace.filesContaining('')).toEqual(['a.ts']);
  });
});

import { describe, expect, it } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { createTree } from './temp-tree.js';

describe('overlay', () => {
  it('stands in front of the file until it is taken away', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': 'disk' }) });
    workspace.overlay('a.ts', '\uFEFFeditor');
    expect(workspace.text('a.ts')).toBe('editor');
    workspace.overlay('a.ts', undefined);
    expect(workspace.text('a.ts')).toBe('disk');
  });

  it('moves the answers of searches made before', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': 'one', 'b.ts': 'two', 'c.ts': 'one' }) });
    expect([workspace.filesContaining('one'), workspace.filesContaining('two')]).toEqual([['a.ts', 'c.ts'], ['b.ts']]);
    workspace.overlay('a.ts', 'two');
    expect([workspace.filesContaining('one'), workspace.filesContaining('two')]).toEqual([['c.ts'], ['a.ts', 'b.ts']]);
    workspace.overlay('a.ts', undefined);
    expect([workspace.filesContaining('one'), workspace.filesContaining('two')]).toEqual([['a.ts', 'c.ts'], ['b.ts']]);
  });

  it('counts a revision only when the text changes', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': 'disk' }) });
    const first = workspace.revision('a.ts');
    workspace.overlay('a.ts', 'disk');
    expect(workspace.revision('a.ts')).toBe(first);
    workspace.overlay('a.ts', 'editor');
    const second = workspace.revision('a.ts');
    expect(second).toBeGreaterThan(first);
    workspace.overlay('a.ts', 'editor');
    expect(workspace.revision('a.ts')).toBe(second);
    workspace.overlay('a.ts', undefined);
    expect(workspace.revision('a.ts')).toBeGreaterThan(second);
  });

  it('of a new file makes it a file of the workspace, for resolution too', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': '' }) });
    expect(workspace.resolve('./new', 'a.ts')).toEqual({ kind: 'unresolved' });
    workspace.overlay('new.ts', 'needle');
    expect(workspace.files).toEqual(['a.ts', 'new.ts']);
    expect(workspace.filesContaining('needle')).toEqual(['new.ts']);
    expect(workspace.resolve('./new', 'a.ts')).toEqual({ kind: 'file', path: 'new.ts' });
    workspace.overlay('new.ts', undefined);
    expect(workspace.files).toEqual(['a.ts']);
    expect(workspace.filesContaining('needle')).toEqual([]);
    expect(workspace.resolve('./new', 'a.ts')).toEqual({ kind: 'unresolved' });
  });

  it('of a test file can be read and is still no file of the analysis', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.test.ts': '' }) });
    workspace.overlay('a.test.ts', 'needle');
    expect(workspace.text('a.test.ts')).toBe('needle');
    expect(workspace.files).toEqual([]);
    expect(workspace.filesContaining('needle')).toEqual([]);
  });

  it.each(['../outside.ts', '/tmp/outside.ts', 'node_modules/p/src/a.ts'])('of %s can be read and is no file of the analysis', (path) => {
    const workspace = createWorkspace({ root: createTree({}) });
    workspace.overlay(path, 'needle');
    expect(workspace.text(path)).toBe('needle');
    expect(workspace.files).toEqual([]);
  });

  it('with the banner of generated code takes the file out of the analysis', () => {
    const workspace = createWorkspace({ root: createTree({ 'a.ts': 'x' }) });
    workspace.overlay('a.ts', '// @generated\nx');
    expect(workspace.files).toEqual([]);
    expect(workspace.filesContaining('x')).toEqual([]);
  });
});

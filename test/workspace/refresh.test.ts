import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { age, createTree, git, writeFile } from './temp-tree.js';

describe.each(['without git', 'with git'])('refresh %s', (mode) => {
  const open = (files: Record<string, string>) => {
    const root = createTree(files);
    if (mode === 'with git') git(root, 'init');
    return { root, workspace: createWorkspace({ root }) };
  };

  it('tells nothing when nothing happened, even to files just written', () => {
    const { workspace } = open({ 'a.ts': 'x', 'package.json': '{}' });
    workspace.resolve('./b', 'a.ts');
    expect(workspace.refresh()).toEqual([]);
  });

  it('tells what appeared, vanished and changed', () => {
    const { root, workspace } = open({ 'changed.ts': 'one', 'gone.ts': '', 'same.ts': '' });
    const before = workspace.revision('changed.ts');
    writeFile(root, 'changed.ts', 'two');
    writeFile(root, 'deep/new.ts', '');
    rmSync(join(root, 'gone.ts'));
    expect(workspace.refresh()).toEqual(['changed.ts', 'deep/new.ts', 'gone.ts']);
    expect(workspace.files).toEqual(['changed.ts', 'deep/new.ts', 'same.ts']);
    expect(workspace.text('changed.ts')).toBe('two');
    expect(workspace.revision('changed.ts')).toBeGreaterThan(before);
    expect(() => workspace.text('gone.ts')).toThrow();
    expect(workspace.refresh()).toEqual([]);
  });

  it('moves the answers of searches made before', () => {
    const { root, workspace } = open({ 'a.ts': 'one', 'b.ts': 'one' });
    expect(workspace.filesContaining('one')).toEqual(['a.ts', 'b.ts']);
    writeFile(root, 'a.ts', 'two');
    writeFile(root, 'c.ts', 'one');
    rmSync(join(root, 'b.ts'));
    workspace.refresh();
    expect(workspace.filesContaining('one')).toEqual(['c.ts']);
    expect(workspace.filesContaining('two')).toEqual(['a.ts']);
  });

  it('notices a change of equal length within the tick of the clock', () => {
    const { root, workspace } = open({ 'a.ts': 'one' });
    const { atime, mtime } = statSync(join(root, 'a.ts'));
    writeFile(root, 'a.ts', 'two');
    utimesSync(join(root, 'a.ts'), atime, mtime);
    expect(workspace.refresh()).toEqual(['a.ts']);
    expect(workspace.text('a.ts')).toBe('two');
  });

  it('does not count a touch as a change', () => {
    const { root, workspace } = open({ 'a.ts': 'one' });
    const before = workspace.revision('a.ts');
    age(root, 'a.ts');
    expect(workspace.refresh()).toEqual([]);
    expect(workspace.revision('a.ts')).toBe(before);
  });

  it('keeps an overlay in front of a file that changes below it', () => {
    const { root, workspace } = open({ 'a.ts': 'one' });
    workspace.overlay('a.ts', 'editor');
    writeFile(root, 'a.ts', 'two');
    expect(workspace.refresh()).toEqual([]);
    expect(workspace.text('a.ts')).toBe('editor');
    workspace.overlay('a.ts', undefined);
    expect(workspace.text('a.ts')).toBe('two');
  });

  it('counts anew what is left out', () => {
    const { root, workspace } = open({ 'a.ts': '// @generated' });
    expect(workspace.notAnalysed).toEqual([{ reason: 'generated', count: 1 }]);
    writeFile(root, 'a.ts', 'mine');
    writeFile(root, 'b.test.ts', '');
    expect(workspace.refresh()).toEqual(['a.ts']);
    expect(workspace.notAnalysed).toEqual([{ reason: 'test file', count: 1 }]);
    expect(workspace.filesSeen).toBe(2);
  });

  it('resolves anew when files or manifests change, and tells the manifests', () => {
    const { root, workspace } = open({ 'a.ts': '', 'packages/p/package.json': '{"name":"p"}', 'packages/p/index.ts': '' });
    expect(workspace.resolve('./b', 'a.ts')).toEqual({ kind: 'unresolved' });
    expect(workspace.resolve('q', 'a.ts')).toEqual({ kind: 'external', packageName: 'q' });
    expect(workspace.resolve('@x/b', 'a.ts')).toEqual({ kind: 'external', packageName: '@x/b' });
    writeFile(root, 'b.ts', '');
    writeFile(root, 'packages/p/package.json', '{"name":"q"}');
    writeFile(root, 'tsconfig.json', '{"compilerOptions":{"paths":{"@x/*":["./*"]}}}');
    expect(workspace.refresh()).toEqual(['b.ts', 'packages/p/package.json', 'tsconfig.json']);
    expect(workspace.resolve('./b', 'a.ts')).toEqual({ kind: 'file', path: 'b.ts' });
    expect(workspace.resolve('q', 'a.ts')).toEqual({ kind: 'file', path: 'packages/p/index.ts' });
    expect(workspace.resolve('@x/b', 'a.ts')).toEqual({ kind: 'file', path: 'b.ts' });
    expect(workspace.revision('packages/p/package.json')).toBe(1);
  });

  it('takes a changed .gitignore into account', () => {
    const { root, workspace } = open({ 'a.ts': '', 'b.ts': '' });
    writeFile(root, '.gitignore', 'b.ts');
    expect(workspace.refresh()).toEqual(['b.ts']);
    expect(workspace.files).toEqual(['a.ts']);
  });
});

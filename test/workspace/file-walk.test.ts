import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { createTree, git, writeFile } from './temp-tree.js';

const folderOrder = vi.hoisted(() => ({ isReversed: false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readInOrder = (...args: unknown[]): unknown[] => {
    const entries = Reflect.apply(fs.readdirSync, fs, args) as unknown[];
    return folderOrder.isReversed ? entries.reverse() : entries;
  };
  return { ...fs, readdirSync: readInOrder };
});

const IGNORED_TREE = {
  '.gitignore': 'ignored/\n*.log.ts\n!keep.log.ts\n',
  'a.ts': '',
  'ignored/b.ts': '',
  'x.log.ts': '',
  'keep.log.ts': '',
  'packages/p/.gitignore': '/local.ts\n!deep.log.ts\n',
  'packages/p/local.ts': '',
  'packages/p/deep.log.ts': '',
  'packages/p/src/local.ts': '',
  'node_modules/pkg/index.js': '',
};
const VISIBLE = ['a.ts', 'keep.log.ts', 'packages/p/deep.log.ts', 'packages/p/src/local.ts'];

describe.each(['without git', 'with git'])('file walk %s', (mode) => {
  const create = (files: Record<string, string>): string => {
    const root = createTree(files);
    if (mode === 'with git') git(root, 'init');
    return root;
  };

  it('honours .gitignore files of every level', () => {
    const root = create(IGNORED_TREE);
    const workspace = createWorkspace({ root });
    expect(workspace.files).toEqual(VISIBLE);
    expect(workspace.notAnalysed).toContainEqual({ reason: 'node_modules folder', count: 1 });
    expect(workspace.filesSeen).toBe(VISIBLE.length + 2);
  });

  it('survives loops of links and follows none out of the root', () => {
    const outside = createTree({ 'secret.ts': 'x' });
    const root = create({ 'src/a.ts': '' });
    symlinkSync('..', join(root, 'src/loop'));
    symlinkSync(outside, join(root, 'src/outside'));
    symlinkSync(join(outside, 'secret.ts'), join(root, 'src/secret.ts'));
    symlinkSync('nowhere', join(root, 'dangling.ts'));
    const workspace = createWorkspace({ root });
    expect(workspace.files).toEqual(['src/a.ts']);
    expect(workspace.notAnalysed).toEqual([{ reason: 'symbolic link', count: 4 }]);
    expect(workspace.resolve('./outside/secret', 'src/a.ts')).toEqual({ kind: 'unresolved' });
  });

  it('resolves through a link that stays inside', () => {
    const root = create({ 'shared/src/util.ts': '', 'app/a.ts': '' });
    symlinkSync('../shared/src', join(root, 'app/shared'));
    const workspace = createWorkspace({ root });
    expect(workspace.files).toEqual(['app/a.ts', 'shared/src/util.ts']);
    expect(workspace.resolve('./shared/util.js', 'app/a.ts')).toEqual({ kind: 'file', path: 'shared/src/util.ts' });
  });

  it('walks repositories inside the root as ordinary folders', () => {
    const root = create({ 'a.ts': '', 'nested/.gitignore': 'skip.ts', 'nested/b.ts': '', 'nested/skip.ts': '' });
    git(join(root, 'nested'), 'init');
    expect(createWorkspace({ root }).files).toEqual(['a.ts', 'nested/b.ts']);
  });

  it('gives the same answer whatever order a folder is read in', () => {
    const root = create({ 'b.ts': '', 'B.ts': '', 'a/z.ts': '', 'a/é.ts': '', 'a-b.ts': '' });
    const straight = createWorkspace({ root }).files;
    folderOrder.isReversed = true;
    const reversed = createWorkspace({ root }).files;
    folderOrder.isReversed = false;
    expect(straight).toEqual(['B.ts', 'a-b.ts', 'a/z.ts', 'a/é.ts', 'b.ts']);
    expect(reversed).toEqual(straight);
  });
});

describe('file walk in a work tree', () => {
  it('survives files that are tracked and deleted, and unmerged ones', () => {
    const root = createTree({ 'a.ts': '', 'gone.ts': '', 'folder/gone.ts': '' });
    git(root, 'init');
    git(root, 'add', '-A');
    rmSync(join(root, 'gone.ts'));
    rmSync(join(root, 'folder'), { recursive: true });
    expect(createWorkspace({ root }).files).toEqual(['a.ts']);
  });

  it('reads tracked files although they are ignored', () => {
    const root = createTree({ '.gitignore': 'b.ts\nc.ts', 'b.ts': '', 'c.ts': '' });
    git(root, 'init');
    git(root, 'add', '-f', 'b.ts');
    expect(createWorkspace({ root }).files).toEqual(['b.ts']);
  });

  it('walks a submodule', () => {
    const root = createTree({ 'a.ts': '', 'sub/b.ts': '' });
    git(root, 'init');
    git(root, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
    expect(createWorkspace({ root }).files).toEqual(['a.ts', 'sub/b.ts']);
  });

  it('lists a subfolder relative to itself, also one that is ignored by the repository around it', () => {
    const root = createTree({ '.gitignore': 'checkouts/', 'app/a.ts': '', 'checkouts/one/b.ts': '' });
    git(root, 'init');
    expect(createWorkspace({ root: join(root, 'app') }).files).toEqual(['a.ts']);
    expect(createWorkspace({ root: join(root, 'checkouts/one') }).files).toEqual(['b.ts']);
  });

  it('does not follow a tracked folder that became a link out of the root', () => {
    const outside = createTree({ 'a.ts': 'secret' });
    const root = createTree({ 'folder/a.ts': '', 'b.ts': '' });
    git(root, 'init');
    git(root, 'add', '-A');
    rmSync(join(root, 'folder'), { recursive: true });
    symlinkSync(outside, join(root, 'folder'));
    expect(createWorkspace({ root }).files).toEqual(['b.ts']);
  });

  it('falls back to its own walk when git is missing or the repository is broken', () => {
    const root = createTree({ '.gitignore': 'no.ts', 'a.ts': '', 'no.ts': '' });
    mkdirSync(join(root, '.git'));
    expect(createWorkspace({ root }).files).toEqual(['a.ts']);
    git(root, 'init');
    vi.stubEnv('PATH', '');
    expect(createWorkspace({ root }).files).toEqual(['a.ts']);
    vi.unstubAllEnvs();
  });
});

describe('file walk', () => {
  it('counts what it may not read', { skip: process.getuid?.() === 0 }, () => {
    const root = createTree({ 'a.ts': '', 'b.ts': '', 'closed/c.ts': '' });
    chmodSync(join(root, 'b.ts'), 0);
    chmodSync(join(root, 'closed'), 0);
    const workspace = createWorkspace({ root });
    chmodSync(join(root, 'closed'), 0o700);
    expect(workspace.files).toEqual(['a.ts']);
    expect(workspace.notAnalysed).toEqual([{ reason: 'unreadable', count: 1 }, { reason: 'unreadable folder', count: 1 }]);
  });

  it('takes names with spaces, line ends and stars', () => {
    const root = createTree({});
    for (const path of ['a b.ts', 'c\nd.ts', '*.ts', '[x]/y.ts']) writeFile(root, path, '');
    git(root, 'init');
    git(root, 'add', '-A');
    expect(createWorkspace({ root }).files).toEqual(['*.ts', '[x]/y.ts', 'a b.ts', 'c\nd.ts']);
  });

  it('refuses a root that is not a folder', () => {
    const root = createTree({ 'a.ts': '' });
    expect(() => createWorkspace({ root: join(root, 'a.ts') })).toThrow('Not a folder');
    expect(() => createWorkspace({ root: join(root, 'missing') })).toThrow('Not a folder');
  });
});

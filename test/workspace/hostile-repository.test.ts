import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { GitAges } from '../../src/workspace/git-ages.js';
import { runGit } from '../../src/workspace/git.js';
import { createTree, git } from './temp-tree.js';

interface Trap { readonly root: string; readonly marker: string; readonly command: string }

/** A repository and a command that leaves a marker when anything of the repository is run. */
function createTrap(): Trap {
  const root = createTree({ 'a.ts': 'a', '.gitattributes': '* filter=evil diff=evil\n', 'b.ts': 'b' });
  const marker = join(root, '.git', 'marker');
  const script = join(root, 'evil.sh');
  writeFileSync(script, `#!/bin/sh\necho ran >> '${marker}'\ncat\n`, { mode: 0o755 });
  git(root, 'init');
  git(root, 'add', 'a.ts');
  git(root, 'commit', '-m', 'one');
  return { root, marker, command: script };
}

describe('a hostile repository', () => {
  it.each([
    'core.fsmonitor', 'core.pager', 'pager.ls-files', 'core.editor', 'core.sshCommand', 'core.askPass', 'diff.external', 'diff.evil.textconv', 'diff.evil.command',
    'filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process', 'credential.helper', 'alias.ls-files', 'remote.origin.uploadpack',
  ])('runs nothing through %s', (key) => {
    const { root, marker, command } = createTrap();
    git(root, 'config', key, command);
    expect(createWorkspace({ root }).files).toEqual(['a.ts', 'b.ts']);
    expect(new GitAges(root).of('a.ts', 'a', [1]).size).toBe(1);
    expect(existsSync(marker)).toBe(false);
  });

  it('is a real trap: git left to itself runs the file system monitor', () => {
    const { root, marker, command } = createTrap();
    git(root, 'config', 'core.fsmonitor', command);
    git(root, 'ls-files', '--others');
    expect(existsSync(marker)).toBe(true);
  });

  it('runs no hook', () => {
    const { root, marker, command } = createTrap();
    mkdirSync(join(root, 'hooks'));
    for (const hook of ['post-index-change', 'fsmonitor-watchman', 'post-checkout', 'reference-transaction']) {
      writeFileSync(join(root, '.git/hooks', hook), readFileSync(command), { mode: 0o755 });
      writeFileSync(join(root, 'hooks', hook), readFileSync(command), { mode: 0o755 });
    }
    git(root, 'config', 'core.hooksPath', join(root, 'hooks'));
    createWorkspace({ root });
    expect(existsSync(marker)).toBe(false);
  });

  it('fetches nothing, whatever the repository allows', () => {
    const { root, marker, command } = createTrap();
    git(root, 'config', 'core.repositoryFormatVersion', '1');
    git(root, 'config', 'extensions.partialClone', 'origin');
    git(root, 'config', 'remote.origin.url', `ext::${command}`);
    git(root, 'config', 'remote.origin.promisor', 'true');
    git(root, 'config', 'protocol.ext.allow', 'always');
    createWorkspace({ root });
    runGit({ folder: root, subcommand: 'cat-file', args: ['--batch'], input: `${'1'.repeat(40)}\n` });
    expect(existsSync(marker)).toBe(false);
  });

  it('cannot bring its own git', () => {
    const { root, marker, command } = createTrap();
    const bin = join(root, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'git'), readFileSync(command), { mode: 0o755 });
    vi.stubEnv('PATH', ['.', bin, process.env['PATH']].join(delimiter));
    createWorkspace({ root });
    vi.unstubAllEnvs();
    expect(existsSync(marker)).toBe(false);
  });

  it('is not mistaken for the repository a hook of ours runs in', () => {
    const { root } = createTrap();
    const other = createTree({ 'other.ts': '' });
    git(other, 'init');
    vi.stubEnv('GIT_DIR', join(other, '.git'));
    vi.stubEnv('GIT_WORK_TREE', other);
    const { files } = createWorkspace({ root });
    vi.unstubAllEnvs();
    expect(files).toEqual(['a.ts', 'b.ts']);
  });

  it('is left as it was', () => {
    const { root } = createTrap();
    const index = readFileSync(join(root, '.git/index'));
    createWorkspace({ root }).refresh();
    expect(readFileSync(join(root, '.git/index')).equals(index)).toBe(true);
  });
});

describe('runGit', () => {
  it('answers with bytes, or with nothing when git fails', () => {
    const { root } = createTrap();
    expect(runGit({ folder: root, subcommand: 'cat-file', args: ['--batch'], input: 'HEAD:a.ts\n' })?.toString()).toMatch(/ blob 1\na\n$/);
    expect(runGit({ folder: root, subcommand: 'rev-parse', args: ['--verify', 'nothing'] })).toBeUndefined();
  });
});

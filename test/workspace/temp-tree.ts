import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export type Content = string | Uint8Array;

/** Writes files into a new folder that goes away with the test. Returns its path. */
export function createTree(files: Readonly<Record<string, Content>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) writeFile(root, path, content);
  return root;
}

export function writeFile(root: string, path: string, content: Content): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Makes a file look as if nobody had touched it for a minute, so that its time stamp is to be trusted. */
export function age(root: string, path: string): void {
  const before = new Date(Date.now() - 60_000);
  utimesSync(join(root, path), before, before);
}

/** Runs git as the author of the repository would, without the configuration of this machine. */
export function git(root: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'init.defaultBranch=main', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
}

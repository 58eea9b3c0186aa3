import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect } from 'vitest';

import { createTree, writeFile } from '../workspace/temp-tree.js';
import { fencesOf } from './markdown.js';

const home = fileURLToPath(new URL('../..', import.meta.url));

interface Step { readonly command: string; readonly line: number; readonly expected: readonly string[] }

/** `$ command` and the lines it is said to print, from the blocks in the language `console`. */
function stepsOf(page: string): readonly Step[] {
  return fencesOf(page).filter(({ language }) => language === 'console').flatMap(({ text, line }) => {
    const steps: { command: string; line: number; expected: string[] }[] = [];
    for (const [index, row] of text.split('\n').entries()) {
      if (row.startsWith('$ ')) steps.push({ command: row.slice(2), line: line + index + 1, expected: [] });
      else steps.at(-1)?.expected.push(row);
    }
    return steps;
  });
}

/** `…` stands for anything: alone on a line for lines, inside a line for text. */
export function outputPattern(expected: readonly string[]): RegExp {
  const lines = expected.map((line) => (line.trim() === '…' ? '(?:.*\\n)*?' : `${line.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('.*')}\\n`));
  return new RegExp(`^${lines.join('')}$`, 'u');
}

/** A folder for the search path in which `npx mcp-audit` is the built command. */
function shims(): string {
  const folder = createTree({});
  writeFile(folder, 'npx', `#!/bin/sh\nshift\nexec '${process.execPath}' '${home}dist/src/cli/bin.js' "$@"\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  return folder;
}

/** What a command prints in `cwd`, with `npx mcp-audit` as built and the caches of a user in `caches`. */
export function runCommand(command: string, cwd: string, caches = createTree({})): string {
  const env = {
    ...process.env, PATH: `${shims()}${delimiter}${process.env['PATH'] ?? ''}`, XDG_CACHE_HOME: caches, NO_COLOR: '1', FORCE_COLOR: undefined,
    GIT_CONFIG_GLOBAL: '/dev/null', GIT_AUTHOR_NAME: 't', GIT_AUTHOR_EMAIL: 't@example.org', GIT_COMMITTER_NAME: 't', GIT_COMMITTER_EMAIL: 't@example.org',
  };
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd, encoding: 'utf8', env });
  return stdout + stderr;
}

/** Runs the commands of the `console` blocks of a page in `cwd`, one after the other; says how many there are. */
export function runPage(name: string, page: string, cwd: string): number {
  const steps = stepsOf(page);
  const caches = createTree({});
  for (const { command, line, expected } of steps) {
    const output = runCommand(command, cwd, caches);
    if (expected.length > 0) expect(output, `${name}:${line}: ${command}`).toMatch(outputPattern(expected));
  }
  return steps.length;
}

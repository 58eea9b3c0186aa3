import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { Analysis } from '../../src/analysis.js';
import { cachedRun } from '../../src/audit/cached-run.js';
import { findAll } from '../../src/audit/find-all.js';
import { buildId } from '../../src/cache/build-id.js';
import { readStubs } from '../../src/catalogue/stub-texts.js';
import { EMPTY_CONFIG } from '../../src/config/config.js';
import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { createTree, git, writeFile } from '../workspace/temp-tree.js';

vi.mock('../../src/cache/build-id.js', { spy: true });
afterEach(() => { vi.mocked(buildId).mockReset(); });

const home = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(home, 'dist/src/cli/bin.js');

/** A program with findings, and files that no search leads to. */
function createApp(): string {
  const root = createTree({ 'src/colours.ts': 'export const red = 1;\n', 'notes.md': 'notes' });
  cpSync(join(home, 'fixtures/apps/release-host'), root, { recursive: true });
  return root;
}

/** Whether an audit by a new process would take its findings from the cache. */
function isTaken(root: string, cacheLocation: string, preset: 'recommended' | 'strict' = 'strict'): boolean {
  const lines: string[] = [];
  const analysis = new Analysis(createWorkspace({ root }), readStubs(), EMPTY_CONFIG);
  findAll(analysis, { preset }, EMPTY_CONFIG, cachedRun({ root, given: root, config: EMPTY_CONFIG }, { cacheLocation, debug: (line) => lines.push(line) }));
  return lines.some((line) => line.startsWith('cache: result found'));
}

describe('a result is taken from the cache', () => {
  it.each<[string, (root: string) => void]>([
    ['when nothing has changed', () => undefined],
    ['when a file was written again as it was', (root) => { writeFile(root, 'src/agent.ts', readFileSync(join(root, 'src/agent.ts'))); }],
    ['after an edit of a file that was not parsed and does not matter', (root) => { writeFile(root, 'src/colours.ts', 'export const green = 2;\n'); }],
    ['after an edit of a text that is no code', (root) => { writeFile(root, 'notes.md', 'other notes'); }],
  ])('%s', (_, edit) => {
    const [root, cache] = [createApp(), createTree({})];
    expect(isTaken(root, cache)).toBe(false);
    edit(root);
    expect(isTaken(root, cache)).toBe(true);
  });

  it.each<[string, (root: string) => void]>([
    ['after an edit of a file that was parsed', (root) => { writeFile(root, 'src/agent.ts', `${readFileSync(join(root, 'src/agent.ts'), 'utf8')}\n`); }],
    ['when a name that was searched for came into a file that was not parsed', (root) => { writeFile(root, 'src/colours.ts', 'export const getPrompt = 2;\n'); }],
    ['when a file came', (root) => { writeFile(root, 'src/more.ts', ''); }],
    ['when a file went', (root) => { rmSync(join(root, 'src/colours.ts')); }],
    ['when what says where imports lead has changed', (root) => { writeFile(root, 'package.json', '{ "name": "other" }'); }],
  ])('but not %s', (_, edit) => {
    const [root, cache] = [createApp(), createTree({})];
    expect(isTaken(root, cache)).toBe(false);
    edit(root);
    expect(isTaken(root, cache)).toBe(false);
    expect(isTaken(root, cache)).toBe(true);
  });

  it('but not for other options, and not by another build of the tool', () => {
    const [root, cache] = [createApp(), createTree({})];
    vi.mocked(buildId).mockReturnValue('one');
    expect([isTaken(root, cache), isTaken(root, cache, 'recommended'), isTaken(root, cache)]).toEqual([false, false, true]);
    vi.mocked(buildId).mockReturnValue('two');
    expect([isTaken(root, cache), isTaken(root, cache)]).toEqual([false, true]);
  });

  it('but not when it was copied from the cache of somebody else into the audited code', () => {
    const [root, mine] = [createApp(), createTree({})];
    writeFile(root, 'node_modules/empty', '');
    vi.stubEnv('XDG_CACHE_HOME', mine);
    const planted = join(root, 'node_modules/.cache/planted');
    expect(isTaken(root, planted)).toBe(false);
    expect(isTaken(root, planted)).toBe(true);
    vi.stubEnv('XDG_CACHE_HOME', createTree({}));
    expect(isTaken(root, planted)).toBe(false);
    vi.unstubAllEnvs();
  });
});

describe('the command', () => {
  const args = (root: string, cache: string): string[] => [bin, root, '--preset', 'strict', '--format', 'json', '--cache', '--cache-location', cache];
  const run = (root: string, ...more: string[]): { stdout: string; stderr: string } => spawnSync(process.execPath, [bin, root, '--preset', 'strict', '--format', 'json', ...more], { encoding: 'utf8' });

  it('prints the same with a cache, and says with --debug where the result came from', () => {
    const [root, cache] = [createApp(), createTree({})];
    const cold = run(root);
    const [first, second] = [run(root, ...args(root, cache).slice(6), '--debug'), run(root, ...args(root, cache).slice(6), '--debug')];
    expect([first.stdout, second.stdout]).toEqual([cold.stdout, cold.stdout]);
    expect([first.stderr, second.stderr]).toEqual([`cache: no result in ${cache}\n`, `cache: result found in ${cache}\n`]);
    for (const name of readdirSync(cache).filter((file) => file.endsWith('.mcp'))) writeFileSync(join(cache, name), 'damaged');
    const third = run(root, ...args(root, cache).slice(6), '--debug');
    expect([third.stdout, third.stderr]).toEqual([cold.stdout, `cache: no result in ${cache}; damaged entries ignored: 1\n`]);
  });

  it('takes nothing from a folder of the repository, however far the configuration moves the root into it', () => {
    const [repository, mine, foreign] = [createTree({}), createTree({}), createTree({})];
    cpSync(createApp(), join(repository, 'app'), { recursive: true });
    writeFile(repository, 'mcp-audit.jsonc', '{ "root": "app" }');
    const audit = (user: string): string => spawnSync(process.execPath, [bin, '--root', repository, '--cache', '--cache-location', join(repository, 'cache'), '--debug'], { encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: user } }).stderr;
    expect([audit(foreign), audit(mine)].map((said) => said.includes('no result'))).toEqual([true, true]);
    expect(audit(mine)).toContain('result found');
  });

  it('leaves the audited code alone', () => {
    const [root, mine] = [createApp(), createTree({})];
    const before = readdirSync(root, { recursive: true });
    spawnSync(process.execPath, [bin, root, '--cache'], { env: { ...process.env, XDG_CACHE_HOME: mine } });
    expect(readdirSync(root, { recursive: true })).toEqual(before);
    // the key that seals entries, the facts of the files, the result
    expect(readdirSync(join(mine, 'eslint-plugin-mcp')).length).toBe(3);
  });

  it('keeps what it found at the commit of --since', () => {
    const [root, cache] = [createApp(), createTree({})];
    git(root, 'init');
    git(root, 'add', '-A');
    git(root, 'commit', '-m', 'one');
    writeFile(root, 'src/agent.ts', '');
    const more = ['--since', 'HEAD', '--debug', '--cache', '--cache-location', cache];
    const [first, second] = [run(root, ...more), run(root, ...more)];
    expect(first.stderr.match(/no result/g)?.length).toBe(2);
    expect(second.stderr.match(/result found/g)?.length).toBe(2);
    expect(second.stdout).toBe(first.stdout);
  });

  it('says the same when two run at once, and after one was killed at any moment', { timeout: 120_000 }, async () => {
    const [root, cache] = [createApp(), createTree({})];
    const cold = run(root).stdout;
    for (let round = 0; round < 3; round++) {
      const killed = spawn(process.execPath, args(root, cache), { stdio: 'ignore' });
      const both = [0, 1].map(() => spawn(process.execPath, args(root, cache), { stdio: ['ignore', 'pipe', 'inherit'] }));
      const outputs = Promise.all(both.map(async ({ stdout }) => (await stdout.toArray()).join('')));
      await new Promise((done) => { setTimeout(done, 300 + round * 250); });
      const gone = killed.exitCode === null ? once(killed, 'exit') : undefined;
      killed.kill('SIGKILL');
      await gone;
      expect(await outputs).toEqual([cold, cold]);
      expect(run(root, '--cache', '--cache-location', cache).stdout).toBe(cold);
      if (round % 2 === 0) for (const name of readdirSync(cache)) rmSync(join(cache, name));
    }
  });
});

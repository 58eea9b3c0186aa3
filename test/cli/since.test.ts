import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, test } from 'vitest';

import type { Report } from '../../src/findings/finding.js';
import { promptTool, TITLE_SENT } from '../support/hosts.js';
import { createTree, git, writeFile, type Content } from '../workspace/temp-tree.js';
import { runReal } from './real-cli.js';

const MANIFEST = { 'package.json': '{ "name": "host" }' };

/** A repository whose branch `main` holds the files. */
function repository(files: Readonly<Record<string, Content>>): string {
  const cwd = createTree({ ...MANIFEST, ...files });
  git(cwd, 'init', '--initial-branch=main');
  commit(cwd);
  return cwd;
}

function commit(cwd: string): void {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--message', 'x');
}

const since = (cwd: string, ref: string, ...more: readonly string[]): ReturnType<typeof runReal> => runReal(cwd, ['--since', ref, '--format', 'json', ...more]);

/** `path known` or `path new` of each finding. */
async function compared(cwd: string, ref: string, ...more: readonly string[]): Promise<readonly string[]> {
  const { stdout, stderr } = await since(cwd, ref, ...more);
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as Report).findings.map(({ location, suppressed }) => `${location.path} ${suppressed?.kind === 'baseline' ? 'known' : suppressed?.kind ?? 'new'}`);
}

describe('--since', () => {
  test('marks what was there, through edits that are not committed, moved lines and renamed files', async () => {
    const cwd = repository({ 'src/agent.ts': promptTool(), 'src/menu.ts': TITLE_SENT });
    renameSync(join(cwd, 'src/agent.ts'), join(cwd, 'src/bot.ts'));
    writeFile(cwd, 'src/menu.ts', `// moved\n${TITLE_SENT}`);
    expect(await compared(cwd, 'HEAD')).toEqual(['src/bot.ts known', 'src/menu.ts known']);
    writeFile(cwd, 'src/new.ts', promptTool());
    expect(await compared(cwd, 'main')).toEqual(['src/bot.ts known', 'src/menu.ts known', 'src/new.ts new']);
    const { code, stdout } = await since(cwd, 'main');
    const { summary, since: said } = JSON.parse(stdout) as Report;
    expect({ code, summary, said }).toEqual({ code: 1, summary: { errors: 1, warnings: 0, suppressed: 0, known: 2 }, said: { revision: 'main', commit: expect.stringMatching(/^[0-9a-f]{40}$/u) as string } });
    rmSync(join(cwd, 'src/new.ts'));
    expect((await since(cwd, 'main')).code).toBe(0);
  });

  test('compares with where the branches part: what came into the other one meanwhile is nobody\'s fault', async () => {
    const cwd = repository({ 'src/agent.ts': promptTool() });
    git(cwd, 'checkout', '-b', 'work');
    writeFile(cwd, 'src/menu.ts', TITLE_SENT);
    commit(cwd);
    git(cwd, 'checkout', 'main');
    rmSync(join(cwd, 'src/agent.ts'));
    commit(cwd);
    git(cwd, 'checkout', 'work');
    expect(await compared(cwd, 'main')).toEqual(['src/agent.ts known', 'src/menu.ts new']);
  });

  test('sees a finding that a change in another file makes', async () => {
    const hub = (body: string): string => `import { Client } from '@modelcontextprotocol/client';\nexport class Hub {\n  constructor(private readonly client: Client) {}\n  async ask(name: string) { ${body} }\n}\n`;
    const agent = "import { tool } from 'ai';\nimport { Hub } from './hub.js';\nexport const ask = (hub: Hub) => tool({ description: 'x', inputSchema: {} as never, execute: async ({ name }: { name: string }) => hub.ask(name) });\n";
    const cwd = repository({ 'src/hub.ts': hub('return name;'), 'src/agent.ts': agent });
    writeFile(cwd, 'src/hub.ts', hub('return this.client.getPrompt({ name });'));
    expect(await compared(cwd, 'HEAD')).toEqual(['src/agent.ts new']);
  });

  test('counts equal findings, and what a comment no longer covers', async () => {
    const disabled = promptTool().replace('  execute', '  // eslint-disable-next-line mcp/no-model-invoked-prompts -- why\n  execute');
    const cwd = repository({ 'src/one.ts': promptTool(), 'src/two.ts': disabled });
    expect(await compared(cwd, 'HEAD')).toEqual(['src/one.ts known', 'src/two.ts directive']);
    writeFile(cwd, 'src/two.ts', promptTool());
    expect(await compared(cwd, 'HEAD')).toEqual(['src/one.ts known', 'src/two.ts new']);
  });

  test('takes a folder of a repository as root, and its packages as they were', async () => {
    const cwd = repository({ 'app/package.json': '{ "name": "app" }', 'app/src/agent.ts': promptTool(), 'other/src/agent.ts': promptTool() });
    writeFile(cwd, 'app/src/menu.ts', TITLE_SENT);
    expect(await compared(join(cwd, 'app'), 'HEAD', '--root', '.')).toEqual(['src/agent.ts known', 'src/menu.ts new']);
  });

  test('judges both ends by the configuration of today', async () => {
    const cwd = repository({ 'src/agent.ts': promptTool(), 'mcp-audit.jsonc': '{ "rules": { "no-model-invoked-prompts": "off" } }' });
    rmSync(join(cwd, 'mcp-audit.jsonc'));
    expect(await compared(cwd, 'HEAD')).toEqual(['src/agent.ts known']);
  });

  test('goes together with a baseline', async () => {
    const cwd = repository({ 'src/agent.ts': promptTool() });
    await runReal(cwd, ['--baseline', 'known.json', '--update-baseline']);
    writeFile(cwd, 'src/menu.ts', TITLE_SENT);
    const { code, stdout } = await since(cwd, 'HEAD', '--baseline', 'known.json');
    expect({ code, report: JSON.parse(stdout) as Report }).toMatchObject({ code: 1, report: { summary: { errors: 1, known: 1 }, baseline: { stale: [] } } });
    expect((await since(cwd, 'HEAD', '--baseline', 'known.json', '--update-baseline')).stderr).toContain('give one of them');
  });
});

describe('a revision that cannot be compared with', () => {
  async function complaint(cwd: string, ref: string): Promise<string> {
    const { code, stdout, stderr } = await since(cwd, ref);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    return stderr;
  }

  test('is unknown, misspelt, or only known to the remote', async () => {
    const cwd = repository({ 'src/agent.ts': promptTool() });
    expect(await complaint(cwd, 'nowhere')).toContain('`--since nowhere`: there is no such revision in this clone. A branch of the remote comes with `git fetch origin nowhere`');
    expect((await runReal(cwd, ['--since=--output=x'])).stderr).toContain('there is no such revision');
    git(cwd, 'update-ref', 'refs/remotes/origin/release', 'HEAD');
    expect(await complaint(cwd, 'release')).toContain('did you mean `origin/release`?');
  });

  test('has nothing in common with this branch', async () => {
    const cwd = repository({ 'src/agent.ts': promptTool() });
    git(cwd, 'checkout', '--orphan', 'other');
    writeFile(cwd, 'other.ts', '');
    commit(cwd);
    expect(await complaint(cwd, 'main')).toContain('HEAD and `main` have no commit in common');
  });

  test('is cut off in a shallow clone', async () => {
    const origin = repository({ 'src/agent.ts': promptTool() });
    git(origin, 'checkout', '-b', 'work');
    writeFile(origin, 'a.ts', '');
    commit(origin);
    git(origin, 'checkout', 'main');
    writeFile(origin, 'b.ts', '');
    commit(origin);
    const cwd = createTree({});
    execFileSync('git', ['clone', '--quiet', '--depth', '1', '--no-single-branch', '--branch', 'work', pathToFileURL(origin).href, '.'], { cwd, stdio: 'ignore' });
    expect(await complaint(cwd, 'origin/main')).toContain('this clone is shallow and does not reach the commit where HEAD and `origin/main` part. Fetch more of the history: `git fetch --unshallow`, `fetch-depth: 0`');
    expect(await complaint(cwd, 'v1')).toContain('there is no such revision in this clone, which is shallow');
  });

  test('belongs to no repository', async () => {
    const cwd = createTree({ ...MANIFEST, 'src/agent.ts': promptTool() });
    expect(await complaint(cwd, 'main')).toContain('is in no git work tree');
    git(cwd, 'init', '--initial-branch=main');
    expect(await complaint(cwd, 'HEAD')).toContain('there is no such revision');
  });
});

test('nothing of a hostile repository runs on the way to its history', async () => {
  const cwd = repository({ 'src/agent.ts': promptTool(), '.gitattributes': '* filter=evil diff=evil merge=evil\n' });
  const marker = join(cwd, '.git', 'marker');
  const script = join(cwd, '.git', 'evil.sh');
  writeFileSync(script, `#!/bin/sh\necho ran >> '${marker}'\ncat\n`, { mode: 0o755 });
  for (const key of ['core.fsmonitor', 'core.pager', 'core.sshCommand', 'diff.external', 'diff.evil.textconv', 'filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process', 'merge.evil.driver', 'alias.merge-base', 'alias.ls-tree']) git(cwd, 'config', key, script);
  expect(await compared(cwd, 'HEAD')).toEqual(['src/agent.ts known']);
  expect((await runReal(cwd, ['suppressions'])).code).toBe(0);
  expect(() => execFileSync('ls', [marker], { stdio: 'pipe' })).toThrow();
});

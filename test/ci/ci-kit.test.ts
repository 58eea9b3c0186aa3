import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { OPTIONS } from '../../src/cli/options.js';
import { REPORTERS } from '../../src/report/index.js';
import { promptTool } from '../support/hosts.js';
import { createTree, git, writeFile } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(home, path), 'utf8');
const bins = (JSON.parse(read('package.json')) as { readonly bin: object }).bin;

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: unknown }>>;
  readonly runs: { readonly steps: readonly { readonly id?: string; readonly run?: string; readonly uses?: string; readonly env?: Readonly<Record<string, string>>; readonly with?: Readonly<Record<string, string>> }[] };
}
const action = parse(read('action.yml')) as Action;

/** A folder for the search path whose `npx` notes its arguments and runs the built command. */
function fakeNpx(folder: string): string {
  writeFile(folder, 'bin/npx', `#!/bin/sh\necho "$@" >> '${folder}/npx.log'\nshift 2\nexec '${process.execPath}' '${home}dist/src/cli/bin.js' "$@"\n`);
  chmodSync(join(folder, 'bin/npx'), 0o755);
  return `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
}

/** Runs the script of the action with inputs as GitHub would hand them over. */
function runAction(inputs: Readonly<Record<string, string>>, prepare: (cwd: string) => void = () => undefined): { readonly status: number | null; readonly stdout: string; readonly stderr: string; readonly outputs: string; readonly summary: string; readonly log: string; readonly sarif: string } {
  const cwd = createTree({ 'package.json': '{ "name": "host" }', 'src/agent.ts': promptTool(), 'with space/agent.ts': promptTool() });
  prepare(cwd);
  const out = createTree({ output: '', summary: '' });
  const step = action.runs.steps.find(({ id }) => id === 'audit');
  const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, String(input.default)]));
  const given: Readonly<Record<string, string>> = { ...defaults, ...inputs };
  const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, text]) => [name, text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/u, (_, input: string) => given[input] ?? 'MISSING')]));
  const { status, stdout, stderr } = spawnSync('bash', ['-c', step?.run ?? ''], {
    cwd, encoding: 'utf8',
    env: { ...process.env, ...env, PATH: fakeNpx(out), GITHUB_ACTION_PATH: home, GITHUB_OUTPUT: join(out, 'output'), GITHUB_STEP_SUMMARY: join(out, 'summary'), RUNNER_TEMP: out },
  });
  const text = (name: string): string => (existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8') : '');
  return { status, stdout, stderr, outputs: text('output'), summary: text('summary'), log: text('npx.log'), sarif: text('mcp-audit.sarif') };
}

describe('the GitHub Action', () => {
  it('hands every input on as a variable or to the upload, and describes it', () => {
    const used = JSON.stringify(action.runs);
    for (const [name, { description }] of Object.entries(action.inputs)) {
      expect(used).toContain(`inputs.${name}`);
      expect(description).not.toBe('');
    }
    expect(action.runs.steps.flatMap(({ run = '' }) => run).join('\n')).not.toContain('${{');
  });

  it('annotates, sums up, writes SARIF, and tells its exit code instead of failing before the upload', () => {
    const { status, stdout, outputs, summary, sarif, log } = runAction({});
    expect(status).toBe(0);
    expect(stdout).toContain('::error ');
    expect(outputs).toMatch(/^exit-code=1\nsarif-file=.+mcp-audit\.sarif\n$/u);
    expect(summary).toContain('mcp/no-model-invoked-prompts');
    expect((JSON.parse(sarif) as { runs: { results: unknown[] }[] }).runs[0]?.results).toHaveLength(2);
    expect(log).toMatch(/^--yes eslint-plugin-mcp@latest /u);
  });

  it('takes a version, paths, a preset, a baseline, and what is in them is never run', () => {
    const { outputs, log, stdout } = runAction({ version: '0.1.0', paths: 'src', preset: 'strict', annotations: 'false', summary: 'false', 'fail-on': 'never', since: '$(touch marker)`touch marker`;touch marker' }, (cwd) => { git(cwd, 'init'); });
    expect(outputs).toContain('exit-code=2\n');
    expect(log).toContain('eslint-plugin-mcp@0.1.0 --preset strict --fail-on never --format sarif=');
    expect(log).toContain('--since $(touch marker)`touch marker`;touch marker --format stylish -- src');
    expect(stdout).not.toContain('::error');
  });

  it('prefers the version the project has installed', () => {
    const { outputs, log } = runAction({}, (cwd) => {
      writeFile(cwd, 'node_modules/.bin/mcp-audit', '#!/bin/sh\nexit 0\n');
      chmodSync(join(cwd, 'node_modules/.bin/mcp-audit'), 0o755);
    });
    expect({ outputs: outputs.split('\n')[0], log }).toEqual({ outputs: 'exit-code=0', log: '' });
  });
});

describe('the GitLab file', () => {
  interface Job { readonly script: readonly string[]; readonly variables: Readonly<Record<string, string>>; readonly artifacts: { readonly reports: Readonly<Record<string, string>> } }
  const job = (parse(read('ci/gitlab/mcp-audit.gitlab-ci.yml')) as { readonly 'mcp-audit': Job })['mcp-audit'];

  it('writes the reports that it promises', () => {
    const cwd = createTree({ 'package.json': '{}', 'src/agent.ts': promptTool() });
    const { status, stdout } = spawnSync('sh', ['-c', job.script.join('\n')], { cwd, encoding: 'utf8', env: { ...process.env, ...job.variables, MCP_AUDIT_OPTIONS: '--preset strict', PATH: fakeNpx(createTree({})) } });
    expect(status).toBe(1);
    expect(stdout).toContain('mcp/no-model-invoked-prompts');
    for (const report of Object.values(job.artifacts.reports)) expect(readFileSync(join(cwd, report), 'utf8')).toContain('no-model-invoked-prompts');
  });
});

describe('the pre-commit hook', () => {
  const [hook] = parse(read('.pre-commit-hooks.yaml')) as readonly { readonly id: string; readonly entry: string; readonly args: readonly string[]; readonly language: string; readonly pass_filenames: boolean }[];

  it('starts a command of the package with options there are, and looks at everything', () => {
    expect(Object.keys(bins)).toContain(hook?.entry);
    expect(hook).toMatchObject({ language: 'node', pass_filenames: false });
    const known: readonly string[] = OPTIONS.map(({ name }) => `--${name}`);
    expect(hook?.args.filter((arg) => arg.startsWith('--') && !known.includes(arg))).toEqual([]);
  });

  it('stops a commit that adds a finding, and no other', () => {
    const cwd = createTree({ 'package.json': '{}', 'src/agent.ts': promptTool() });
    git(cwd, 'init');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '-m', 'x');
    const commit = (): number | null => spawnSync(process.execPath, [`${home}dist/src/cli/bin.js`, ...(hook?.args ?? [])], { cwd }).status;
    expect(commit()).toBe(0);
    writeFile(cwd, 'src/more.ts', promptTool());
    expect(commit()).toBe(1);
  });
});

it('the formats that the files name are there', () => {
  const named = ['ci/github/audit.sh', 'ci/gitlab/mcp-audit.gitlab-ci.yml'].flatMap((path) => [...read(path).matchAll(/--format "?([a-z]+)/gu)].map((match) => match[1] ?? ''));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !REPORTERS.has(name))).toEqual([]);
});

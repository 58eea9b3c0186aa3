import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';

import type { CallGraph } from '../../src/call-graph.js';
import type { Finding, Report } from '../../src/findings/finding.js';
import { createTree } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));
const bin = `${home}dist/src/cli/bin.js`;

interface Outcome { readonly code: number | null; readonly stdout: string; readonly stderr: string }
const known = new Map<string, Outcome>();

/** Runs the built command as a person would, its output in pipes. The same call is made once. */
function run(args: readonly string[], options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {}): Outcome {
  const key = JSON.stringify([args, options]);
  const earlier = known.get(key);
  if (earlier) return earlier;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: options.cwd ?? home, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: undefined, ...options.env } });
  const outcome = { code: status, stdout, stderr };
  known.set(key, outcome);
  return outcome;
}

it('is built before the tests run', () => {
  expect(existsSync(bin)).toBe(true);
});

/** The lines of a program that are marked with `// expect: <rule>`, or `// expect-or: <rule>` for a line that is as good. */
function markersOf(app: string): readonly { readonly ruleId: string; readonly place: string; readonly required: boolean }[] {
  const root = `${home}fixtures/apps/${app}/`;
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).map((name) => `src/${name}`);
  return files.flatMap((path) => readFileSync(root + path, 'utf8').split('\n').flatMap((text, index) => {
    const [, or, rule] = /\/\/ expect(-or)?: ([\w-]+)/.exec(text) ?? [];
    return rule === undefined || !existsSync(`${home}rules/${rule}.ts`) ? [] : [{ ruleId: `mcp/${rule}`, place: `${path}:${index + 1}`, required: or === undefined }];
  }));
}

const placesOf = ({ location, trace }: Finding): readonly string[] => [location, ...trace.slice(-1)].map(({ path, line }) => `${path}:${line}`);

const findingsOf = (app: string): readonly Finding[] => (JSON.parse(run([`fixtures/apps/${app}`, '--format', 'json']).stdout) as Report).findings;

const missedIn = (app: string): readonly unknown[] => {
  const findings = findingsOf(app);
  return markersOf(app).filter((m) => m.required && !findings.some((f) => f.ruleId === m.ruleId && placesOf(f).includes(m.place)));
};

describe.each(['release-host', 'incident-server'])('%s', (app) => {
  it('has no finding beside the marked lines', () => {
    const markers = markersOf(app);
    const isMarked = (finding: Finding): boolean => markers.some((m) => m.ruleId === finding.ruleId && placesOf(finding).includes(m.place));
    expect(findingsOf(app).filter((f) => !isMarked(f)).map((f) => `${f.ruleId} ${placesOf(f).join(' ')}`)).toEqual([]);
  });

  it('fails with exit code 1 and says nothing beside its report', () => {
    const { code, stderr } = run([`fixtures/apps/${app}`, '--format', 'json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  });

  it('mended it has none and exit code 0', () => {
    const { code, stdout } = run([`fixtures/apps/${app}-repaired`, '--format', 'json']);
    expect((JSON.parse(stdout) as Report).findings).toEqual([]);
    expect(code).toBe(0);
  });
});

it('finds every marked line of incident-server', () => {
  expect(missedIn('incident-server')).toEqual([]);
});

// the list of tools is made by `Array.from(entries, callback)`, which values are not followed through
it.fails('finds every marked line of release-host', () => {
  expect(missedIn('release-host')).toEqual([]);
});

describe('the report', () => {
  it('is valid by the schema that ships with the package', () => {
    const schema = JSON.parse(readFileSync(`${home}dist/src/report/report.schema.json`, 'utf8')) as object;
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    const report: unknown = JSON.parse(run(['fixtures/apps/release-host', '--format', 'json', '--preset', 'strict']).stdout);
    expect(validate(report) ? [] : validate.errors).toEqual([]);
  });

  it('has no colour and no progress in a pipe, also where the terminal has both', () => {
    const { stdout, stderr } = run(['fixtures/apps/release-host'], { env: { TERM: 'xterm-256color', COLORTERM: 'truecolor', CI: 'true' } });
    expect(stdout).toContain('mcp/no-model-invoked-prompts');
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stderr).toBe('');
  });

  it('names files as seen from where the person stands', () => {
    expect(run(['src'], { cwd: `${home}fixtures/apps/release-host` }).stdout).toContain('\nsrc/dispatch.ts\n');
  });
});

describe('exit codes', () => {
  it.each<[string, readonly string[], number]>([
    ['findings of the failing level', ['fixtures/apps/release-host'], 1],
    ['findings that may stay', ['fixtures/apps/release-host', '--fail-on', 'never'], 0],
    ['the rule switched off', ['fixtures/apps/release-host/src/dispatch.ts', '--rule', 'no-model-invoked-prompts=off'], 0],
    ['an option that does not exist', ['--preest', 'strict'], 2],
    ['a folder that does not exist', ['nowhere'], 2],
    ['version', ['--version'], 0],
    ['a rule that exists', ['explain', 'no-model-invoked-prompts'], 0],
  ])('%s', (_, args, code) => {
    expect(run(args).code).toBe(code);
  });

  it('code without MCP is not a pass unless that is expected', () => {
    const cwd = createTree({ 'a.ts': 'export const a = 1;', 'package.json': '{}' });
    expect(run([], { cwd }).code).toBe(2);
    expect(run(['--allow-empty'], { cwd }).code).toBe(0);
  });

  it('a configuration that cannot be read stops the audit', () => {
    const cwd = createTree({ 'a.ts': "import '@modelcontextprotocol/sdk/client/index.js';", 'package.json': '{}', 'mcp-audit.jsonc': '{ "rulez": {} }' });
    const { code, stdout, stderr } = run([], { cwd });
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('rulez');
  });
});

describe('the call graph', () => {
  const files = {
    'package.json': '{}',
    'main.ts': "import { twice } from './twice.js';\nexport default function main() { return twice(step); }\nfunction step() { return 1; }\n",
    'twice.ts': 'export const twice = (run: () => number) => run() + run();\n',
  };
  const sorted = (graph: CallGraph): readonly string[] => graph.call2fun.map(([call, fn]) => `${graph.calls[call]} ${graph.functions[fn]}`);

  it('is the same from a pipe, a file and a second run, and needs no MCP', () => {
    const cwd = createTree(files);
    const { code, stdout, stderr } = run(['graph', '--root', '.'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(run(['graph', '--output', 'out/graph.json', '--root', '.'], { cwd })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(`${cwd}/out/graph.json`, 'utf8')).toBe(stdout);
    expect(run(['graph', '.'], { cwd }).stdout).toBe(stdout);
  });

  it('has locations as comparers count them', () => {
    const graph = JSON.parse(run(['graph'], { cwd: createTree(files) }).stdout) as CallGraph;
    expect(graph.files).toEqual(['main.ts', 'twice.ts']);
    expect(sorted(graph)).toEqual([
      '0:1:1:1:36 1:1:1:2:1',
      '0:2:41:2:52 1:1:22:1:58',
      '1:1:45:1:50 0:3:1:3:30',
      '1:1:53:1:58 0:3:1:3:30',
    ]);
    expect(graph.fun2fun.map((pair) => pair.map((fn) => graph.functions[fn]).join(' '))).toEqual(['0:1:1:4:1 1:1:1:2:1', '0:2:16:2:55 1:1:22:1:58', '1:1:22:1:58 0:3:1:3:30']);
  });

  it('lists the calls of the paths that are given', () => {
    const graph = JSON.parse(run(['graph', 'main.ts'], { cwd: createTree(files) }).stdout) as CallGraph;
    expect(graph.entries).toEqual(['main.ts']);
    expect(graph.call2fun).toHaveLength(2);
  });
});

describe('several reports at once', () => {
  it('go each to its place: SARIF to a file, the rest to the terminal', () => {
    const cwd = createTree({});
    const { code, stdout, stderr } = run([`${home}fixtures/apps/release-host`, '--format', 'sarif=out/a.sarif', '--format', 'stylish', '--format', 'gitlab=b.json', '--format', 'junit=c.xml', '--format', 'markdown=d.md'], { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/✖ 3 errors\n$/u);
    const log = JSON.parse(readFileSync(`${cwd}/out/a.sarif`, 'utf8')) as Log;
    const [{ results = [], tool } = { tool: { driver: { name: '' } } }] = log.runs;
    expect(results.map(({ ruleId, locations }) => `${ruleId} ${locations?.[0]?.physicalLocation?.artifactLocation?.uri}`)).toContain('mcp/no-model-invoked-prompts fixtures/apps/release-host/src/dispatch.ts');
    expect(results.every(({ codeFlows, ruleIndex = -1, ruleId }) => codeFlows?.length === 1 && tool.driver.rules?.[ruleIndex]?.id === ruleId)).toBe(true);
    expect(tool.driver.rules?.every(({ help, helpUri }) => help?.markdown?.includes('## What it reports') && helpUri?.startsWith('https://'))).toBe(true);
    expect(JSON.parse(readFileSync(`${cwd}/b.json`, 'utf8'))).toHaveLength(results.length);
    expect(readFileSync(`${cwd}/c.xml`, 'utf8')).toContain(`failures="${results.length}"`);
    expect(readFileSync(`${cwd}/d.md`, 'utf8')).toMatch(/^## mcp-audit: 3 errors\n/u);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analysis } from '../../src/analysis.js';
import { rules } from '../../src/rule/registry.js';
import { Session } from '../../src/eslint/session.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { AGENT, HARMLESS_AGENT, HOST, HUB } from './sample-host.js';

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }); });
afterEach(() => { vi.useRealTimers(); vi.restoreAllMocks(); });

/** Answers for texts of one host, and how often the analysis has run for them. */
function aSession(files: Readonly<Record<string, string>> = HOST): { root: string; lines: (path: string, text: string) => number[]; runs: () => number } {
  const root = createTree(files);
  const session = new Session(root);
  const run = vi.spyOn(Analysis.prototype, 'run');
  return {
    root,
    lines: (path, text) => {
      const answer = session.answerFor(`${root}/${path}`, text);
      return answer.kind === 'findings' ? answer.findings.map(({ location }) => location.line) : [0];
    },
    runs: () => run.mock.calls.length,
  };
}

function laterOn(): void {
  vi.setSystemTime(Date.now() + 60_000);
}

test('one run serves all rules and all files', () => {
  const { lines, runs } = aSession();
  for (const _ of rules) expect(lines('src/agent.js', AGENT)).toEqual([8]);
  expect(lines('src/hub.js', HUB)).toEqual([]);
  laterOn();
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
  expect(runs()).toBe(1);
});

test('a change outside what was looked at costs no run', () => {
  const { lines, runs, root } = aSession();
  lines('src/agent.js', AGENT);
  lines('src/other.js', 'export const two = 2;\n');
  writeFile(root, 'src/other.js', 'export const three = 3;\n');
  laterOn();
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
  expect(runs()).toBe(1);
});

test.each([
  ['a file that was parsed', 'src/hub.js', `${HUB}\n`],
  ['a text that now holds a name that was searched for', 'src/other.js', 'client.getPrompt({ name });\n'],
  ['a file that is new', 'src/new.js', 'export const one = 1;\n'],
  ['a manifest', 'package.json', '{ "name": "desk", "workspaces": ["src"] }'],
])('a change of %s costs one', (_, path, text) => {
  const { lines, runs, root } = aSession();
  lines('src/agent.js', AGENT);
  writeFile(root, path, text);
  laterOn();
  lines('src/agent.js', AGENT);
  lines('src/agent.js', AGENT);
  expect(runs()).toBe(2);
});

test('so does the loss of such a name', () => {
  const { lines, runs } = aSession({ ...HOST, 'src/other.js': '// getPrompt\n' });
  lines('src/agent.js', AGENT);
  lines('src/other.js', '// nothing\n');
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
  expect(runs()).toBe(2);
});

test('between two looks at the disk the disk may change unseen', () => {
  const { lines, runs, root } = aSession();
  lines('src/agent.js', AGENT);
  writeFile(root, 'src/hub.js', 'export default {};\n');
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
  expect(runs()).toBe(1);
  laterOn();
  expect(lines('src/agent.js', AGENT)).toEqual([]);
});

test('the first sign of MCP wakes the analysis', () => {
  const { lines } = aSession({ 'package.json': '{}', 'src/hub.js': 'export default {};\n' });
  expect(lines('src/agent.js', HARMLESS_AGENT)).toEqual([]);
  lines('src/hub.js', HUB);
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
});

test('a configuration that moves the root moves the session', () => {
  const { lines, root } = aSession();
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
  writeFile(root, 'mcp-audit.jsonc', '{ "root": "src" }');
  laterOn();
  expect(lines('src/agent.js', AGENT)).toEqual([8]);
  writeFile(root, 'mcp-audit.jsonc', '{ "exclude": ["src"] }');
  laterOn();
  expect(lines('src/agent.js', AGENT)).toEqual([]);
});

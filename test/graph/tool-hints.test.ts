import { describe, expect, it } from 'vitest';

import { verdictOf } from '../../src/graph/effect.js';
import { doingOf } from '../../src/graph/effects.js';
import { hintsOf } from '../../src/graph/hints.js';
import type { Registration } from '../../src/graph/registration.js';
import { registrations } from '../../src/graph/registrations.js';
import { memoryCode, type MemoryCode } from '../support/memory-code.js';

function firstTool(text: string): { code: MemoryCode; tool: Registration } {
  const code = memoryCode({ 'a.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import fs from 'node:fs/promises'; import { execFile } from 'node:child_process'; import { act } from 'somewhere';
    const server = new McpServer({ name: 's', version: '1' }); ${text}` });
  const tool = code.queries.answerTo(registrations, 'test').find((r) => r.kind === 'tool' && (r.name === undefined || r.name === 'a'));
  if (!tool) throw new Error('no tool');
  return { code, tool };
}

const verdict = (body: string, before = ''): string => {
  const { code, tool } = firstTool(`${before} server.registerTool('a', {}, async (args: any) => { ${body} return { content: [] }; });`);
  return code.queries.answerTo(doingOf(tool), 'test').map(verdictOf).join();
};

describe('what a tool does', () => {
  it.each([
    ['writes a file', "await fs.writeFile('f', 'x');", 'writes'],
    ['near miss: reads one', "await fs.readFile('f');", 'reads'],
    ['sends a POST', "await fetch('https://example.org', { method: 'POST' });", 'writes'],
    ['near miss: a GET', "await fetch('https://example.org');", 'reads'],
    ['runs a program that writes', "execFile('git', ['commit']);", 'writes'],
    ['near miss: one that only reads', "execFile('git', ['log']);", 'reads'],
    ['does nothing', 'const n = args.a + 1;', 'nothing'],
    ['does what nobody knows', 'await act(args);', 'unknown'],
  ])('%s', (_, body, expected) => {
    expect(verdict(body)).toBe(expected);
  });

  it('in a helper that is called, and not in one that is only there', () => {
    const helper = "async function save() { await fs.writeFile('f', 'x'); }";
    expect(verdict('await save();', helper)).toBe('writes');
    expect(verdict("await fs.readFile('f');", helper)).toBe('reads');
  });

  it.each([
    ['an arrow of forEach', "['a'].forEach((key) => args.store.deleteEntry(key));", 'nothing'],
    ['an arrow of forEach, with the type of what it is of', "args.keys.forEach((key: string) => args.store.deleteEntry(key));", 'nothing'],
    ['a function of forEach', "['a'].forEach(function (key) { return args.store.deleteEntry(key); });", 'nothing'],
    ['a function of forEach with a name', "const drop = (key: string) => args.store.deleteEntry(key); ['a'].forEach(drop);", 'nothing'],
    ['optionally', "args.keys?.forEach((key: string) => args.store.deleteEntry(key));", 'nothing'],
    ['near miss: an arrow of map, which is waited for', "await Promise.all(['a'].map((key) => args.store.deleteEntry(key)));", 'writes'],
    ['near miss: a loop that waits', "for (const key of ['a']) await args.store.deleteEntry(key);", 'writes'],
    ['near miss: an asynchronous callback that waits', "['a'].forEach(async (key) => { await args.store.deleteEntry(key); });", 'writes'],
  ])('what a callback returns is waited for where somebody takes it: %s', (_, body, expected) => {
    expect(verdict(body)).toBe(expected);
  });

  it('only what is called runs: a listener that is kept for later does not', () => {
    expect(verdict("['a'].forEach(() => { fs.writeFile('f', 'x'); });")).toBe('writes');
    expect(verdict("await fs.readFile('f'); const later = () => fs.writeFile('f', 'x');")).toBe('reads');
  });
});

/** The hints of the tool `a`: `readOnlyHint=true`, `…` when one could not be followed. */
function hints(annotations: string, before = ''): string[] {
  const { code, tool } = firstTool(`${before} server.registerTool('a', { annotations: ${annotations} }, async () => ({ content: [] }));`);
  const [found] = code.queries.answerTo(hintsOf(tool), 'test');
  return (found?.hints ?? []).map(({ name, value }) => `${name}=${value}`).concat(found?.isOpen ? ['…'] : []);
}

describe('what a tool says it does', () => {
  it.each([
    ['a literal', '{ readOnlyHint: true, title: "A" }', '', ['readOnlyHint=true']],
    ['a constant', 'READ', 'const READ = { readOnlyHint: true } as const;', ['readOnlyHint=true']],
    ['a spread and what overrides it', '{ ...READ, openWorldHint: false }', 'const READ = { readOnlyHint: true };', ['readOnlyHint=true', 'openWorldHint=false']],
    ['turned round', '{ readOnlyHint: !WRITES }', 'const WRITES = false;', ['readOnlyHint=true']],
    ['compared', "{ readOnlyHint: MODE === 'read' }", "const MODE = 'write';", ['readOnlyHint=false']],
    ['chosen', "{ destructiveHint: MODE === 'read' ? false : true }", "const MODE = 'read';", ['destructiveHint=false']],
    ['a member of a set', "{ readOnlyHint: READERS.has('a') }", "const READERS = new Set(['a', 'b']);", ['readOnlyHint=true']],
    ['near miss: no member', "{ readOnlyHint: READERS.has('c') }", "const READERS = new Set(['a', 'b']);", ['readOnlyHint=false']],
    ['by the start of its name', "{ readOnlyHint: 'get_a'.startsWith('get_') }", '', ['readOnlyHint=true']],
    ['a pattern of words', "{ readOnlyHint: /^(get|list)_/.test('list_a') }", '', ['readOnlyHint=true']],
    ['near miss: a pattern that repeats is not run', "{ readOnlyHint: /^(a+)+$/.test('list_a') }", '', ['…']],
    ['near miss: decided elsewhere', '{ readOnlyHint: isReader() }', "import { isReader } from 'elsewhere';", ['…']],
    ['none', '{ title: "A" }', '', []],
  ])('%s', (_, annotations, before, expected) => {
    expect(hints(annotations, before)).toEqual(expected);
  });
});

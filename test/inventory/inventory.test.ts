import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { inventory, type Inventory } from '../../src/inventory.js';

function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'inventory-'));
  for (const [path, text] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const take = (files: Readonly<Record<string, string>>): Promise<Inventory> => inventory({ root: folderOf(files) });

const SERVER = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nimport { unlink, readFile } from 'node:fs/promises';\nconst server = new McpServer({ name: 's', version: '1' });\n";

describe('what a code base offers', () => {
  it('tells what each handler does, by which calls, and what is declared', async () => {
    const { offered } = await take({
      'server.ts': `${SERVER}
async function discard(path: string) { await unlink(path); }
server.registerTool('read_note', { annotations: { readOnlyHint: true } }, async ({ path }) => ({ content: [{ type: 'text', text: await readFile(path, 'utf8') }] }));
server.registerTool('drop_note', { annotations: { destructiveHint: true } }, async ({ path }) => { await discard(path); return { content: [] }; });
server.registerTool('add', {}, async ({ a, b }) => ({ content: [{ type: 'text', text: String(a + b) }] }));
server.registerTool('forward', {}, async (args) => ({ content: await somewhere.else(args) }));
server.registerPrompt('review', {}, async () => ({ messages: [] }));`,
    });
    expect(offered.map((o) => [o.kind, o.name, o.does, o.effect?.what, o.effect?.path.map((p) => p.call).join(' > '), o.hints])).toEqual([
      ['tool', 'add', 'nothing', undefined, undefined, {}],
      ['tool', 'drop_note', 'writes', 'unlink', 'discard', { destructiveHint: true }],
      ['tool', 'forward', 'unknown', undefined, undefined, {}],
      ['tool', 'read_note', 'reads', 'readFile', '', { readOnlyHint: true }],
      ['prompt', 'review', 'nothing', undefined, undefined, {}],
    ]);
  });

  it('tells the conditions under which a tool is declared', async () => {
    const { offered } = await take({
      'server.ts': `${SERVER}
export function setUp(flags: { beta: boolean; admin: boolean }) {
  if (flags.beta) server.registerTool('beta_tool', {}, async () => ({ content: [] }));
  if (!flags.admin) return;
  server.registerTool('admin_tool', {}, async () => ({ content: [] }));
}
server.registerTool('always', {}, async () => ({ content: [] }));`,
    });
    expect(offered.map((o) => [o.name, o.conditions])).toEqual([['admin_tool', ['flags.admin']], ['always', []], ['beta_tool', ['flags.beta']]]);
  });

  it('lists a tool that several calls register once, with the answer that asks for most care', async () => {
    const { offered } = await take({
      'server.ts': `${SERVER}
const names = { note: 'note' };
server.registerTool(names.note, {}, async () => ({ content: [{ type: 'text', text: await readFile('a', 'utf8') }] }));
server.registerTool(names.note, {}, async () => { await unlink('a'); return { content: [] }; });`,
    });
    expect(offered.map((o) => [o.name, o.does])).toEqual([['note', 'writes']]);
  });
});

describe('what hosts ask for', () => {
  it('tells who can cause each request', async () => {
    const { requests } = await take({
      'host.ts': `
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { tool } from 'ai';
import { z } from 'zod';
const client = new Client({ name: 'h', version: '1' });
export const tools = { fetch_prompt: tool({ inputSchema: z.object({ name: z.string() }), execute: async ({ name }) => client.getPrompt({ name }) }) };
document.getElementById('refresh')!.addEventListener('click', () => { void client.listPrompts(); });`,
    });
    expect(requests.map((r) => [r.method, r.initiators.map((i) => i.initiator)])).toEqual([['prompts/get', ['model']], ['prompts/list', ['user']]]);
  });
});

it('has nothing to tell of code without the protocol', async () => {
  const { offered, requests } = await take({ 'a.ts': 'export const a = 1;' });
  expect([offered, requests]).toEqual([[], []]);
});

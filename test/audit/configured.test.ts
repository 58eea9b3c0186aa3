import { describe, expect, it } from 'vitest';

import { audit } from '../../src/audit.js';
import { createTree } from '../workspace/temp-tree.js';

const found = async (files: Readonly<Record<string, string>>, options: Parameters<typeof audit>[0] = {}): Promise<string[]> => {
  const { findings } = await audit({ root: createTree({ 'package.json': '{}', ...files }), ...options });
  return findings.map(({ ruleId, location }) => `${location.path}:${location.line} ${ruleId}`);
};

/** Of another kind each time: with the configuration and without. */
const BRIDGE = `import { Client } from '@modelcontextprotocol/client';

export class Bridge {
  constructor(private readonly client: Client) {}

  async onNativeCall(name: string) {
    return this.client.getPrompt({ name });
  }
}
`;
const RPC = `import { tool } from 'ai';
import { native } from './addon.node';

export const fetchTemplate = (name: string): Promise<string> => native(['tpl', name]);

export const templates = tool({ description: 'Gets a template', inputSchema: {} as never, execute: async ({ name }: { name: string }) => fetchTemplate(name) });
`;

describe('entries and sinks of the configuration', () => {
  const entries = [{ file: 'src/bridge.ts', function: 'Bridge.onNativeCall', kind: 'model' }];
  it.each<[what: string, config: object, findings: string[]]>([
    ['no entry', {}, []],
    ['an entry of the model', { entries }, ['src/bridge.ts:7 mcp/no-model-invoked-prompts']],
    ['an entry of a person', { entries: entries.map((entry) => ({ ...entry, kind: 'user' })) }, []],
    ['a method without its class', { entries: entries.map((entry) => ({ ...entry, function: 'onNativeCall' })) }, ['src/bridge.ts:7 mcp/no-model-invoked-prompts']],
    ['a method of another class', { entries: entries.map((entry) => ({ ...entry, function: 'Other.onNativeCall' })) }, []],
    ['an entry in another file', { entries: entries.map((entry) => ({ ...entry, file: 'src/other.ts' })) }, []],
  ])('%s', async (_, config, findings) => {
    expect(await found({ 'src/bridge.ts': BRIDGE, 'mcp-audit.jsonc': JSON.stringify(config) })).toEqual(findings);
  });

  it.each<[form: string, text: string, name: string]>([
    ['a function', 'export async function onNativeCall(name: string) { return client.getPrompt({ name }); }', 'onNativeCall'],
    ['an arrow', 'export const onNativeCall = (name: string) => client.getPrompt({ name }).then((got) => got.messages);', 'onNativeCall'],
    ['a field that holds an arrow', 'export class Bridge { onNativeCall = async (name: string) => { await client.getPrompt({ name }); }; }', 'Bridge.onNativeCall'],
    ['a static method', 'export class Bridge { static onNativeCall(name: string) { return client.getPrompt({ name }); } }', 'Bridge.onNativeCall'],
  ])('an entry of the model is %s', async (_, text, name) => {
    const bridge = `import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nconst client = new Client({ name: 'c', version: '1' });\n${text}\n`;
    const config = { entries: [{ file: 'src/bridge.ts', function: name, kind: 'model' }] };
    expect(await found({ 'src/bridge.ts': bridge, 'mcp-audit.jsonc': JSON.stringify(config) })).toEqual(['src/bridge.ts:3 mcp/no-model-invoked-prompts']);
    expect(await found({ 'src/bridge.ts': bridge, 'mcp-audit.jsonc': JSON.stringify({ entries: [{ ...config.entries[0], function: `${name}s` }] }) })).toEqual([]);
  });

  const sinks = [{ file: 'src/rpc.ts', function: 'fetchTemplate', kind: 'prompt-get' }];
  it.each<[what: string, config: object, findings: string[]]>([
    ['no sink', {}, []],
    ['a function that gets prompts', { sinks }, ['src/rpc.ts:6 mcp/no-model-invoked-prompts']],
    ['every function of that name', { sinks: [{ function: 'fetchTemplate', kind: 'prompt-get' }] }, ['src/rpc.ts:6 mcp/no-model-invoked-prompts']],
    ['a function of another file', { sinks: [{ ...sinks[0], file: 'src/tools.ts' }] }, []],
  ])('%s', async (_, config, findings) => {
    expect(await found({ 'src/rpc.ts': RPC, 'src/mcp.ts': "import '@modelcontextprotocol/client';\n", 'mcp-audit.jsonc': JSON.stringify(config) })).toEqual(findings);
  });
});

describe('options of a rule', () => {
  const HOST = `import type { Client } from '@modelcontextprotocol/client';

export async function start(client: Client, name: string, append: (turns: unknown[]) => void) {
  const { messages } = await client.getPrompt({ name });
  append(messages.map((message) => ({ role: message.role, content: message.content, pickedBy: 'menu' })));
}
`;
  const at = 'src/host.ts:5 mcp/require-prompt-origin';
  const given = (rules: object): Promise<string[]> => found({ 'src/host.ts': HOST, 'mcp-audit.jsonc': JSON.stringify({ rules }) });

  it('reach it', async () => {
    expect(await given({ 'require-prompt-origin': 'warn' })).toEqual([at]);
    expect(await given({ 'require-prompt-origin': ['warn', { names: ['pickedBy'] }] })).toEqual([]);
    expect(await given({ 'require-prompt-origin': ['warn', { names: ['other'] }] })).toEqual([at]);
  });

  it('stay when the run gives another severity', async () => {
    const config = JSON.stringify({ rules: { 'require-prompt-origin': ['warn', { names: ['pickedBy'] }] } });
    expect(await found({ 'src/host.ts': HOST, 'mcp-audit.jsonc': config }, { rules: { 'require-prompt-origin': 'error' } })).toEqual([]);
  });

  it.each<[options: object, complaint: string]>([
    [{ nmes: ['x'] }, 'mcp-audit.jsonc:1:11: the options of `require-prompt-origin` are wrong: it has no option `nmes`; did you mean `names`?'],
    [{ names: 'x' }, 'its option `names` must be a list of names.'],
    [{ minConfidence: 'sure' }, 'its option `minConfidence` must be `certain` or `likely`.'],
  ])('%j are refused', async (options, complaint) => {
    await expect(given({ 'require-prompt-origin': ['warn', options] })).rejects.toThrow(complaint);
  });

  it('minConfidence is that of one rule', async () => {
    const LIKELY = `import { McpServer } from '@modelcontextprotocol/server';
declare function run(action: string, name: string): Promise<void>;
import { z } from 'zod';

const server = new McpServer({ name: 'a', version: '1.0.0' });
server.registerTool('notes', { description: 'Notes', inputSchema: z.object({ action: z.enum(['list', 'delete']), name: z.string() }) }, async ({ action, name }) => {
  await run(action, name);
  return { content: [] };
});
`;
    const given = (rules: object): Promise<string[]> => found({ 'src/server.ts': LIKELY, 'mcp-audit.jsonc': JSON.stringify({ rules, minConfidence: 'certain' }) });
    expect(await given({ 'no-mixed-read-write-tool': 'warn' })).toEqual([]);
    expect(await given({ 'no-mixed-read-write-tool': ['warn', { minConfidence: 'likely' }] })).toEqual(['src/server.ts:6 mcp/no-mixed-read-write-tool']);
  });
});

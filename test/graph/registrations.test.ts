import { describe, expect, it } from 'vitest';

import { registrations } from '../../src/graph/registrations.js';
import { originsOfPart, type Part, type Registration } from '../../src/graph/registration.js';
import { memoryCode } from '../support/memory-code.js';

const SERVER = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import { z } from 'zod'; const server = new McpServer({ name: 's', version: '1' });";

function found(text: string, describe_: (r: Registration, code: ReturnType<typeof memoryCode>) => string): string[] {
  const code = memoryCode({ 'a.ts': text });
  return code.queries.answerTo(registrations, 'test').map((r) => describe_(r, code)).sort();
}

const texts = (r: Registration, code: ReturnType<typeof memoryCode>, part: Part, path: string[] = []): string => (
  [...new Set(originsOfPart(code.graph, r, part, path).map(({ value }) => (value.kind === 'literal' ? String(value.value) : value.kind)))].sort().join('|')
);

const summary = (r: Registration, code: ReturnType<typeof memoryCode>): string => (
  `${r.kind} ${r.name ?? '?'} ${r.sdk} [${r.handlers.map((h) => `${h.file.functions[h.fn]?.name || 'fn'}${h.region > 0 ? ' arm' : ''}${h.isShared ? ' shared' : ''}`).join(' ')}] ${texts(r, code, 'description')}`
);

describe('what a server registers', () => {
  it.each([
    ['config form', "server.registerTool('a', { description: 'd', inputSchema: {} }, async function run() { return { content: [] }; });", ['tool a v1 [run] d']],
    ['variadic form', "server.tool('a', 'd', { x: z.string() }, { readOnlyHint: true }, async function run() { return { content: [] }; });", ['tool a v1 [run] d']],
    ['named handler and config', "const config = { description: 'd' }; async function run() { return { messages: [] }; } server.registerPrompt('a', config, run);", ['prompt a v1 [run] d']],
    ['loop over a table', "const tools = [{ name: 'a', description: 'da', handler: async function ha() {} }, { name: 'b', description: 'db', handler: async function hb() {} }]; for (const t of tools) server.registerTool(t.name, { description: t.description }, t.handler);",
      ['tool a v1 [ha] da', 'tool b v1 [hb] db']],
    ['destructured rows', "const tools = [{ name: 'a', config: { description: 'da' }, run: async function ha() {} }, { name: 'b', config: { description: 'db' }, run: async function hb() {} }]; tools.forEach(({ name, config, run }) => { server.registerTool(name, config, run); });",
      ['tool a v1 [ha] da', 'tool b v1 [hb] db']],
    ['tuples', "const tools = [['a', { description: 'da' }, async function ha() {}], ['b', { description: 'db' }, async function hb() {}]] as const; for (const [name, config, run] of tools) server.registerTool(name, config, run);",
      ['tool a v1 [ha] da', 'tool b v1 [hb] db']],
    ['handlers joined by name', "const tools = [{ name: 'a', description: 'da' }, { name: 'b', description: 'db' }]; const run: Record<string, any> = { a: async function ha() {}, b: async function hb() {} }; for (const t of tools) server.registerTool(t.name, { description: t.description }, run[t.name]);",
      ['tool a v1 [ha] da', 'tool b v1 [hb] db']],
    ['a helper of the code', "function add(name: string, description: string, run: () => Promise<object>) { server.registerTool(name, { description }, run); } add('a', 'da', async function ha() {}); add('b', 'db', async function hb() {});",
      ['tool a v1 [ha] da', 'tool b v1 [hb] db']],
    ['a table by key', "const tools = { a: { description: 'da', run: async function ha() {} }, b: { description: 'db', run: async function hb() {} } }; for (const [name, t] of Object.entries(tools)) server.registerTool(name, { description: t.description }, t.run);",
      ['tool a v1 [ha] da', 'tool b v1 [hb] db']],
    ['another method of that name', "const menu = { tool(name: string, f: () => void) {} }; menu.tool('a', () => {});", []],
  ])('%s', (_, text, expected) => {
    expect(found(`${SERVER} ${text}`, summary)).toEqual(expected);
  });

  it('fastmcp', () => {
    expect(found("import { FastMCP } from 'fastmcp'; const s = new FastMCP({ name: 's', version: '1.0.0' }); s.addTool({ name: 'a', description: 'd', execute: async function run() { return ''; } }); s.addPrompt({ name: 'p', load: async function load() { return ''; } });", summary))
      .toEqual(['prompt p other [load] ', 'tool a other [run] d']);
  });

  it('a low-level server, arm by arm', () => {
    expect(found(`import { Server } from '@modelcontextprotocol/sdk/server/index.js'; import { ListToolsRequestSchema, CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
      const server = new Server({ name: 's', version: '1' }, { capabilities: { tools: {} } });
      server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: 'a', description: 'da', inputSchema: {} }, { name: 'b', description: 'db', inputSchema: {} }, { name: 'c', description: 'dc', inputSchema: {} }] }));
      server.setRequestHandler(CallToolRequestSchema, async function call(request) { return dispatch(request.params.name); });
      async function dispatch(name: string) { switch (name) { case 'a': return one(); case 'b': return two(); default: return {}; } }
      function one() { return {}; } function two() { return {}; }`, summary))
      .toEqual(['tool a v1 [dispatch arm] da', 'tool b v1 [dispatch arm] db', 'tool c v1 [call shared] dc']);
  });

  it('classes of mcp-framework', () => {
    expect(found(`import { MCPPrompt, MCPTool } from 'mcp-framework';
      export class P extends MCPPrompt<{}> { name = 'p'; description = 'dp'; protected schema = {}; protected async generateMessages() { return []; } }
      export class T extends MCPTool<{}> { name = 't'; description = 'dt'; protected schema = {}; protected async execute() { return ''; } }`, summary))
      .toEqual(['prompt p other [generateMessages] dp', 'tool t other [execute] dt']);
  });

  it('a listing that is mapped from a table', () => {
    expect(found(`import { Server } from '@modelcontextprotocol/sdk/server/index.js'; import { ListPromptsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
      const server = new Server({ name: 's', version: '1' });
      const table = [{ name: 'a', text: 'ta', about: 'da' }, { name: 'b', text: 'tb', about: 'db' }];
      server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: table.map((row) => ({ name: row.name, description: row.about })) }));`, summary))
      .toEqual(['prompt a v1 [] da', 'prompt b v1 [] db']);
  });

  it('subclasses', () => {
    expect(found(`import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
      abstract class Base { abstract name: string; abstract description: string; abstract run(): Promise<object>; register(server: McpServer) { server.registerTool(this.name, { description: this.description }, () => this.run()); } }
      class A extends Base { name = 'a'; description = 'da'; async run() { return {}; } }
      class B extends Base { name = 'b'; description = 'db'; async run() { return {}; } }
      export function start(server: McpServer) { for (const C of [A, B]) new C().register(server); }`, summary))
      .toEqual(['tool a v1 [fn shared] da', 'tool b v1 [fn shared] db']);
  });
});

import { describe, expect, it } from 'vitest';

import type { Registration } from '../../src/graph/registration.js';
import { registrations } from '../../src/graph/registrations.js';
import { memoryCode } from '../support/memory-code.js';

const inWords = ({ kind, name, handlers, parts }: Registration): string => (
  `${kind} ${name ?? '?'} [${handlers.map((h) => `${h.file.functions[h.fn]?.name || 'fn'}${h.region > 0 ? ' arm' : ''}${h.isShared ? ' shared' : ''}`).join(' ')}] ${[...parts.keys()].sort().join(' ')}`.trim()
);

function found(texts: string | Record<string, string>): string[] {
  return memoryCode(typeof texts === 'string' ? { 'a.ts': texts } : texts).queries.answerTo(registrations, 'test').map(inWords).sort();
}

describe('what servers of frameworks register', () => {
  it('the SDK of the second generation, with schemas of its own', () => {
    expect(found(`import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server'; import * as z from 'zod';
      const server = new McpServer({ name: 's', version: '1' });
      server.registerTool('t', { description: 'd', inputSchema: z.object({ x: z.string() }), outputSchema: z.object({}) }, async function run() { return { content: [] }; });
      server.registerPrompt('p', { argsSchema: z.object({ x: z.string() }) }, async function render() { return { messages: [] }; });
      server.registerResource('r', new ResourceTemplate('x://{id}', { list: undefined }), { title: 'R' }, async function read() { return { contents: [] }; });`))
      .toEqual(['prompt p [render] input', 'resource r [read] title uri', 'tool t [run] description input output']);
  });

  it('a low-level server that names methods by strings', () => {
    expect(found(`import { Server } from '@modelcontextprotocol/server';
      const server = new Server({ name: 's', version: '1' }, { capabilities: { prompts: {} } });
      server.setRequestHandler('prompts/list', async () => ({ prompts: [{ name: 'p', arguments: [] }] }));
      server.setRequestHandler('prompts/get', async function get(request) { if (request.params.name === 'p') return { messages: [] }; throw new Error('unknown'); });`))
      .toEqual(['prompt p [get arm] input']);
  });

  it('the low-level server inside an McpServer', () => {
    expect(found(`import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import { ListPromptsRequestSchema, GetPromptRequestSchema } from '@modelcontextprotocol/sdk/types.js';
      const server = new McpServer({ name: 's', version: '1' });
      async function list() { return { prompts: [{ name: 'p' }] }; }
      async function get(request: { params: { name: string } }) { switch (request.params.name) { case 'p': return { messages: [] }; default: throw new Error(); } }
      server.server.setRequestHandler(ListPromptsRequestSchema, list);
      server.server.setRequestHandler(GetPromptRequestSchema, get);`))
      .toEqual(['prompt p [get arm]']);
  });

  it('one file per prompt, registered by functions that take the server', () => {
    expect(found({
      'main.ts': "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import * as review from './prompts/review.js'; import { registerPlan } from './prompts/plan.js'; const server = new McpServer({ name: 's', version: '1' }); for (const register of [review.register, registerPlan]) register(server);",
      'prompts/review.ts': "import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; export function register(server: McpServer) { server.registerPrompt('review', { description: 'd' }, render); } async function render() { return { messages: [] }; }",
      'prompts/plan.ts': "import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; const NAME = 'plan'; const config = { title: 'Plan' }; export const registerPlan = (server: McpServer) => { server.registerPrompt(NAME, config, async function plan() { return { messages: [] }; }); };",
    })).toEqual(['prompt plan [plan] title', 'prompt review [render] description']);
  });

  it('one object per file, gathered by an index and looped over', () => {
    expect(found({
      'main.ts': "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import * as all from './tools/index.js'; const server = new McpServer({ name: 's', version: '1' }); for (const tool of Object.values(all)) server.registerTool(tool.name, tool.config, tool.handler);",
      'tools/index.ts': "export { one } from './one.js'; export { two } from './two.js';",
      'tools/one.ts': "export const one = { name: 'one', config: { description: 'd' }, handler: async function runOne() { return { content: [] }; } };",
      'tools/two.ts': "async function runTwo() { return { content: [] }; } export const two = { name: 'two', config: { description: 'd' }, handler: runTwo };",
    })).toEqual(['tool one [runOne] description', 'tool two [runTwo] description']);
  });

  it('handlers in wrappers', () => {
    expect(found(`import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; const server = new McpServer({ name: 's', version: '1' });
      function guarded<A>(run: (args: A) => Promise<object>) { return async function safe(args: A) { try { return await run(args); } catch { return { isError: true, content: [] }; } }; }
      server.registerTool('t', { description: 'd' }, guarded(async function inner() { return { content: [] }; }));`))
      .toEqual(['tool t [safe] description']);
  });

  it('methods of a class, bound', () => {
    expect(found(`import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
      class Notes { constructor(private readonly server: McpServer) {} start() { this.server.registerTool('t', { description: 'd' }, this.run.bind(this)); this.server.registerPrompt('p', {}, (args) => this.render(args)); } private async run() { return { content: [] }; } private async render(args: object) { return { messages: [] }; } }`))
      .toEqual(['prompt p [fn]', 'tool t [run] description']);
  });

  it('a subclass of McpServer', () => {
    expect(found(`import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
      export class Toolkit extends McpServer { constructor() { super({ name: 's', version: '1' }); this.tool('t', 'd', {}, async function run() { return { content: [] }; }); } }`))
      .toEqual(['tool t [run] description input']);
  });

  it('an agent of Cloudflare, which sets its server up in init', () => {
    expect(found(`import { McpAgent } from 'agents/mcp'; import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
      export class Notes extends McpAgent<Env> { server = new McpServer({ name: 's', version: '1' }); async init() { this.server.tool('t', {}, async function run() { return { content: [] }; }); this.server.prompt('p', async function render() { return { messages: [] }; }); } }`))
      .toEqual(['prompt p [render]', 'tool t [run] input']);
  });

  it('the handler of a route', () => {
    expect(found(`import { createMcpHandler } from 'mcp-handler';
      const handler = createMcpHandler((server) => { server.tool('t', 'd', {}, async function run() { return { content: [] }; }); server.registerPrompt('p', {}, async function render() { return { messages: [] }; }); });
      export { handler as GET, handler as POST };`))
      .toEqual(['prompt p [render]', 'tool t [run] description input']);
  });

  it('the same with its former name, and a function that is handed the server', () => {
    expect(found({
      'route.ts': "import { createMcpHandler } from '@vercel/mcp-adapter'; import { setUp } from './set-up.js'; export const POST = createMcpHandler(setUp, {});",
      'set-up.ts': "export async function setUp(server) { server.tool('t', 'd', {}, async function run() { return { content: [] }; }); }",
    })).toEqual(['tool t [run] description input']);
  });

  it('Hono, where the server is one of the SDK', () => {
    expect(found(`import { Hono } from 'hono'; import { StreamableHTTPTransport } from '@hono/mcp'; import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
      const app = new Hono(); const make = () => { const server = new McpServer({ name: 's', version: '1' }); server.registerTool('t', {}, async function run() { return { content: [] }; }); return server; };
      app.all('/mcp', async (c) => { const transport = new StreamableHTTPTransport(); await make().connect(transport); return transport.handleRequest(c); });`))
      .toEqual(['tool t [run]']);
  });

  it('fastmcp, with lists', () => {
    expect(found(`import { FastMCP } from 'fastmcp'; const server = new FastMCP({ name: 's', version: '1.0.0' });
      server.addTools([{ name: 't', description: 'd', execute: async function run() { return ''; } }]);
      const prompts = [{ name: 'p', load: async function load() { return ''; } }]; prompts.forEach((prompt) => server.addPrompt(prompt));
      server.addResource({ uri: 'x://a', name: 'r', async load() { return { text: '' }; } });
      server.addResourceTemplate({ uriTemplate: 'x://{id}', name: 'rt', arguments: [{ name: 'id' }], load: async function one() { return { text: '' }; } });`))
      .toEqual(['prompt p [load]', 'resource r [load] uri', 'resource rt [one] input uri', 'tool t [run] description']);
  });

  it('mcp-lite', () => {
    expect(found(`import { McpServer } from 'mcp-lite'; const mcp = new McpServer({ name: 's', version: '1' });
      mcp.tool('t', { description: 'd', inputSchema: {}, handler: async function run() { return { content: [] }; } });
      mcp.prompt('p', { description: 'd', arguments: [], handler: async function render() { return { messages: [] }; } });
      mcp.resource('x://{id}', { description: 'd' }, async function read() { return { contents: [] }; });`))
      .toEqual(['prompt p [render] description input', 'resource x://{id} [read] description uri', 'tool t [run] description input']);
  });

  it('tmcp', () => {
    expect(found(`import { McpServer } from 'tmcp'; import { defineTool } from 'tmcp/tool'; import { definePrompt } from 'tmcp/prompt'; import { tool } from 'tmcp/utils';
      const server = new McpServer({ name: 's', version: '1' }, {});
      server.tool({ name: 't', description: 'd', schema: {} }, async function run() { return tool.text(''); });
      server.prompt({ name: 'p', description: 'd' }, async function render() { return { messages: [] }; });
      server.resource({ name: 'r', description: 'd', uri: 'x://a' }, async function read() { return { contents: [] }; });
      export const other = defineTool({ name: 't2', description: 'd' }, async function run2() { return tool.text(''); });
      export const plan = definePrompt({ name: 'p2', description: 'd' }, async function render2() { return { messages: [] }; });`))
      .toEqual(['prompt p [render] description', 'prompt p2 [render2] description', 'resource r [read] description uri', 'tool t [run] description input', 'tool t2 [run2] description']);
  });

  it('xmcp files', () => {
    expect(found({
      'xmcp.config.ts': "import type { XmcpConfig } from 'xmcp'; const config: XmcpConfig = { http: true }; export default config;",
      'src/tools/t.ts': "import { z } from 'zod'; import { type InferSchema, type ToolMetadata } from 'xmcp'; export const schema = { x: z.string() }; export const metadata: ToolMetadata = { name: 't', description: 'd', annotations: { readOnlyHint: true } }; export default async function run({ x }: InferSchema<typeof schema>) { return x; }",
      'src/prompts/p.ts': "export const metadata = { name: 'p', title: 'P' }; export default () => 'text';",
      'src/resources/(app)/r.ts': "import type { ResourceMetadata } from 'xmcp'; export const metadata: ResourceMetadata = { name: 'r' }; export default function read() { return ''; }",
      'src/lib/metadata.ts': "export const metadata = { name: 'x' }; export default function other() {}",
    })).toEqual(['prompt p [fn] title', 'resource r [read]', 'tool t [run] annotations description input']);
  });

  it('classes of frontmcp', () => {
    expect(found(`import { Tool, ToolContext, Prompt, PromptContext, Resource, ResourceContext, ResourceTemplate, tool } from '@frontmcp/sdk';
      @Tool({ name: 't', description: 'd', inputSchema: {}, annotations: { readOnlyHint: true } }) export class T extends ToolContext { async execute(input: object) { return {}; } }
      @Prompt({ name: 'p', description: 'd', arguments: [] }) export default class P extends PromptContext { async execute() { return { messages: [] }; } }
      @Resource({ name: 'r', uri: 'x://a' }) class R extends ResourceContext { async execute(uri: string) { return {}; } }
      @ResourceTemplate({ name: 'rt', uriTemplate: 'x://{id}' }) class RT extends ResourceContext { async execute(uri: string) { return {}; } }
      export const f = tool({ name: 'f', description: 'd' })(async function run() { return {}; });`))
      .toEqual(['prompt p [execute] description input', 'resource r [execute] uri', 'resource rt [execute] uri', 'tool f [run] description', 'tool t [execute] annotations description input']);
  });

  it('decorated methods of NestJS services', () => {
    expect(found(`import { Tool, Prompt, Resource, ResourceTemplate } from '@rekog/mcp-nest'; import { Injectable } from '@nestjs/common'; import { z } from 'zod';
      @Injectable() export class Notes {
        @Tool({ name: 't', description: 'd', parameters: z.object({}), annotations: { readOnlyHint: true } }) async run() { return { content: [] }; }
        @Prompt({ name: 'p', description: 'd', parameters: z.object({}) }) render() { return { messages: [] }; }
        @Resource({ uri: 'x://a', name: 'r' }) read() { return { contents: [] }; }
        @ResourceTemplate({ uriTemplate: 'x://{id}', name: 'rt' }) readOne() { return { contents: [] }; }
        other() {}
      }`))
      .toEqual(['prompt p [render] description input', 'resource r [read] uri', 'resource rt [readOne] uri', 'tool t [run] annotations description input']);
    expect(found(`import { Resolver, Tool, Prompt } from '@nestjs-mcp/server';
      @Resolver('notes') export class Notes { @Tool({ name: 't', description: 'd', paramsSchema: {} }) async run() { return { content: [] }; } @Prompt({ name: 'p', argsSchema: {} }) async render() { return { messages: [] }; } }`))
      .toEqual(['prompt p [render] input', 'tool t [run] description input']);
  });

  it('a decorator of another package is none', () => {
    expect(found("import { Tool } from './decorators.js'; class A { @Tool({ name: 't' }) run() {} }")).toEqual([]);
  });

  it('muppet: routes that are described', () => {
    expect(found(`import { Hono } from 'hono'; import { describeTool, describePrompt, mValidator, muppet, registerResources } from 'muppet';
      const app = new Hono();
      app.post('/t', describeTool({ name: 't', description: 'd' }), mValidator('json', {}), async function run(c) { return c.json({ content: [] }); });
      app.post('/p', describePrompt({ name: 'p', description: 'd' }), async function render(c) { return c.json({ messages: [] }); });
      muppet(app, { name: 's', version: '1' });`))
      .toEqual(['prompt p [render] description', 'tool t [run] description']);
  });
});

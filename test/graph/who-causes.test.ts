import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

const CLIENT = "import { Client } from '@modelcontextprotocol/sdk/client/index.js';";

describe('one path per initiator, the sink shared', () => {
  it('a loop over the tool calls of a model is an entry, the function around it is not', () => {
    const code = memoryCode({
      'agent.ts': `${CLIENT}
        import OpenAI from 'openai';
        export async function answer(openai: OpenAI, client: Client, text: string) {
          await client.getPrompt({ name: text });
          const reply = await openai.chat.completions.create({ model: 'm', messages: [] });
          for (const call of reply.choices[0].message.tool_calls ?? []) await client.getPrompt({ name: call.function.name });
        }`,
    });
    expect(code.causes()).toEqual(['model answer > getPrompt', 'unknown? answer > getPrompt']);
  });

  it('the path of a person and the path of a model to one sink are two', () => {
    const code = memoryCode({
      'hub.ts': `${CLIENT}
        export class Hub {
          constructor(private readonly client: Client) {}
          fetch(name: string) { return this.client.getPrompt({ name }); }
        }`,
      'picker.tsx': `import { Hub } from './hub.js';
        export const Picker = ({ hub, name }: { hub: Hub; name: string }) => <button onClick={() => hub.fetch(name)}>run</button>;`,
      'tools.ts': `import { tool } from 'ai';
        import { Hub } from './hub.js';
        export const makeTool = (hub: Hub) => tool({ description: 'd', inputSchema: {}, execute: async ({ name }: { name: string }) => hub.fetch(name) });`,
    });
    expect(code.causes()).toEqual(['model execute > fetch > getPrompt', 'user Picker > fetch > getPrompt']);
  });

  it.each([
    ['a function of its own word for a prompt', 'async function callPrompt(client: Client, functionName: string) { await client.getPrompt({ name: functionName }); }', 'await callPrompt(client, functionName);', false],
    ['an arrow', 'const renderPrompt = (client: Client, toolName: string) => client.getPrompt({ name: toolName });', 'await renderPrompt(client, toolName);', false],
    ['a method', 'class Hub { constructor(private readonly client: Client) {} runPrompt(tool_name: string) { return this.client.getPrompt({ name: tool_name }); } }', 'await new Hub(client).runPrompt(tool_name);', false],
    ['the request itself', '', 'await client.getPrompt({ name: functionName });', false],
    ['near miss: a name that speaks of no prompt', 'async function execute(client: Client, functionName: string) { await client.getPrompt({ name: functionName }); }', 'await execute(client, functionName);', true],
    ['near miss: the call of a model itself', 'async function callPrompt(client: Client, name: string) { await client.getPrompt({ name }); }', 'await callPrompt(client, toolCall.name);', true],
    ['near miss: the type of a call of a model', 'interface ToolCall { name: string } async function callPrompt(client: Client, name: string) { await client.getPrompt({ name }); }', 'await callPrompt(client, asked.name);', true],
  ])('a prompt by another word: %s', (_, helper, call, isModel) => {
    const parameter = /asked|functionName|toolName|tool_name|toolCall/.exec(call)?.[0] ?? '';
    const code = memoryCode({ 'a.ts': `${CLIENT} ${helper} export async function open(client: Client, ${parameter}: ${parameter === 'asked' ? 'ToolCall' : 'any'}) { ${call} }` });
    expect(code.causes().some((cause) => cause.startsWith('model'))).toBe(isModel);
  });

  it.each([
    ['the handler of prompts/get', 'export function serve(server: Server, client: Client) { server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => { const toolName = params.name; return ask(client, toolName); }); }', ['prompts/get']],
    ['the handler of prompts/get of the second generation', "export function serve(server: SecondServer, client: Client) { server.setRequestHandler('prompts/get', async ({ params }) => { const toolName = params.name; return ask(client, toolName); }); }", ['prompts/get']],
    ['a click', 'export const Item = ({ client, toolName }: Props) => <button onClick={() => ask(client, toolName)}>run</button>;', ['user']],
    ['a submitted form', 'export function Item({ client, functionName }: Props) { return <form onSubmit={async () => { await ask(client, functionName); }} />; }', ['user']],
    ['near miss: the handler of tools/call', 'export function serve(server: Server, client: Client) { server.setRequestHandler(CallToolRequestSchema, async ({ params }) => { const toolName = params.name; return ask(client, toolName); }); }', ['model']],
    ['near miss: a call of a model behind a click', 'export const Item = ({ client, toolCall }: Props) => <button onClick={() => ask(client, toolCall.name)}>run</button>;', ['model']],
    ['near miss: a function nobody is known to run', "export const run = (client: Client, toolName: string) => ask(client, toolName);", ['model?']],
  ])('whose the name of a tool is: %s', (_, text, expected) => {
    const code = memoryCode({ 'a.tsx': `${CLIENT} import { Server } from '@modelcontextprotocol/sdk/server/index.js'; import { Server as SecondServer } from '@modelcontextprotocol/server'; import { CallToolRequestSchema, GetPromptRequestSchema } from '@modelcontextprotocol/sdk/types.js';
      const ask = (client: Client, name: string) => client.getPrompt({ name }); interface Props { client: Client; toolName: string; functionName: string; toolCall: { name: string } } ${text}` });
    expect([...new Set(code.causes().map((cause) => cause.split(' ')[0]))]).toEqual(expected);
  });

  it.each(['prompts/get', 'tools/call'])('a gateway answers %s from upstream', (method) => {
    const schema = method === 'prompts/get' ? 'GetPromptRequestSchema' : 'CallToolRequestSchema';
    const code = memoryCode({
      'gateway.ts': `${CLIENT}
        import { Server } from '@modelcontextprotocol/sdk/server/index.js';
        import { ${schema} } from '@modelcontextprotocol/sdk/types.js';
        export function serve(server: Server, upstream: Client) {
          server.setRequestHandler(${schema}, async (request) => upstream.getPrompt({ name: request.params.name }));
        }`,
    });
    expect(code.causes()).toEqual([method === 'prompts/get' ? 'prompts/get serve > getPrompt' : 'model serve > getPrompt']);
  });

  it('a method chosen by the model includes prompts/get, one from a fixed list does not', () => {
    const request = (method: string): string => `${CLIENT}
      import { z } from 'zod';
      import OpenAI from 'openai';
      export async function run(openai: OpenAI, client: Client) {
        const reply = await openai.chat.completions.create({ model: 'm', messages: [] });
        for (const call of reply.choices[0].message.tool_calls ?? []) await client.request({ method: ${method}, params: {} }, z.any());
      }`;
    expect(memoryCode({ 'a.ts': request('call.function.name') }).causes()).toEqual(['model run > request']);
    expect(memoryCode({ 'a.ts': request("'tools/call'") }).causes()).toEqual([]);
  });

  it('a command line that calls tools and gets prompts for a person is no model', () => {
    const code = memoryCode({
      'cli.ts': `${CLIENT}
        export async function main(client: Client, command: string, name: string) {
          switch (command) {
            case 'call-tool': return client.callTool({ name });
            case 'get-prompt': return client.getPrompt({ name });
          }
        }
        await main(new Client({ name: 'c', version: '1' }), process.argv[2], process.argv[3]);`,
    });
    expect(code.causes().filter((c) => c.startsWith('model'))).toEqual([]);
  });

  it.each([
    ['the text of a user', 'for (const line of userText.split("\\n")) await client.getPrompt({ name: line });', []],
    ['the text of an assistant', 'for (const line of assistantText.split("\\n")) await client.getPrompt({ name: line });', ['model? run > getPrompt']],
  ])('commands read from %s', (_, body, expected) => {
    const code = memoryCode({ 'a.ts': `${CLIENT}\nexport async function run(client: Client, userText: string, assistantText: string) { ${body} }` });
    expect(code.causes().filter((c) => c.startsWith('model'))).toEqual(expected);
  });
});

describe('names that are not MCP', () => {
  it.each([
    ['Langfuse', "import { Langfuse } from 'langfuse'; const client = new Langfuse();"],
    ['a class of the code itself', 'class Library { getPrompt(name: string) { return name; } } const client = new Library();'],
    ['an object of the code itself', 'const client = { getPrompt: (name: string) => name };'],
    ['something nobody knows', 'declare const client: any;'],
  ])('getPrompt of %s is no sink', (_, declaration) => {
    const code = memoryCode({ 'a.ts': `${declaration}\nexport const run = () => client.getPrompt('system');`, 'b.ts': CLIENT });
    expect(code.queries.promptGets()).toEqual([]);
  });

  it('the same name on an MCP client is one, however the client came there', () => {
    const code = memoryCode({
      'a.ts': `${CLIENT}
        class Hub { private clients = new Map<string, Client>(); of(id: string): Client { return this.clients.get(id)!; } }
        export const hub = new Hub();
        export const one = () => hub.of('x').getPrompt({ name: 'a' });
        export const two = ({ client }: { client: Client }) => client?.getPrompt?.({ name: 'b' });
        export const three = (client: Client) => { const { getPrompt } = client; return getPrompt({ name: 'c' }); };`,
    });
    expect(code.queries.promptGets()).toHaveLength(3);
  });

  it.each([
    ['bound', 'const get = client.getPrompt.bind(client); return get({ name: "a" });'],
    ['renamed', 'const { getPrompt: get } = client; return get({ name: "a" });'],
  ])('a method of a client, %s', (_, body) => {
    expect(memoryCode({ 'a.ts': `${CLIENT}\nexport const run = (client: Client) => { ${body} };` }).queries.promptGets()).toHaveLength(1);
  });
});

describe('what runs because a model says so', () => {
  const HUB = `${CLIENT}
    export class Hub { constructor(private client: Client) {} fetchPrompt(name: string) { return this.client.getPrompt({ name }); } }\n`;

  it.each<[string, string, string[]]>([
    ['a tool of the AI SDK', "import { tool } from 'ai'; export const t = (hub: Hub) => tool({ description: 'd', inputSchema: s, execute: async ({ name }) => hub.fetchPrompt(name) });", ['model execute > fetchPrompt > getPrompt']],
    ['a record of tools given to generateText', "import { generateText } from 'ai'; export const run = (hub: Hub) => generateText({ model, tools: { get: { description: 'd', inputSchema: s, execute: async (a: any) => hub.fetchPrompt(a.name) } } });", ['model execute > fetchPrompt > getPrompt']],
    ['a tool function of LangChain', "import { tool } from '@langchain/core/tools'; export const t = (hub: Hub) => tool(async ({ name }) => hub.fetchPrompt(name), { name: 'get', schema: s });", ['model t > fetchPrompt > getPrompt']],
    ['a DynamicStructuredTool', "import { DynamicStructuredTool } from '@langchain/core/tools'; export const t = (hub: Hub) => new DynamicStructuredTool({ name: 'get', description: 'd', schema: s, func: async ({ name }) => hub.fetchPrompt(name) });", ['model func > fetchPrompt > getPrompt']],
    ['a StructuredTool subclass', "import { StructuredTool } from '@langchain/core/tools'; export class Get extends StructuredTool { constructor(private hub: Hub) { super(); } async _call({ name }: any) { return this.hub.fetchPrompt(name); } }", ['model Get._call > fetchPrompt > getPrompt']],
    ['a tool of OpenAI Agents', "import { tool } from '@openai/agents'; export const t = (hub: Hub) => tool({ name: 'get', description: 'd', parameters: s, execute: async ({ name }) => hub.fetchPrompt(name) });", ['model execute > fetchPrompt > getPrompt']],
    ['a tool registered on a server', "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; export function serve(server: McpServer, hub: Hub) { server.registerTool('get', {}, async ({ name }) => hub.fetchPrompt(name)); }", ['model serve > fetchPrompt > getPrompt']],
    ['a prompt registered on a server', "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; export function serve(server: McpServer, hub: Hub) { server.registerPrompt('get', {}, async ({ name }) => hub.fetchPrompt(name)); }", ['prompts/get serve > fetchPrompt > getPrompt']],
    ['an own Tool interface', "interface Tool { name: string; description: string; inputSchema: object; execute(a: any): unknown } export const make = (hub: Hub): Tool => ({ name: 'get', description: 'd', inputSchema: {}, execute: (a) => hub.fetchPrompt(a.name) });", ['model execute > fetchPrompt > getPrompt']],
    ['a switch over the name of a tool call', "import type { ChatCompletionMessageToolCall } from 'openai/resources/chat/completions'; export async function dispatch(hub: Hub, call: ChatCompletionMessageToolCall) { switch (call.function.name) { case 'get_prompt': return hub.fetchPrompt(call.function.arguments); } }", ['model dispatch > fetchPrompt > getPrompt']],
    ['a tool_use block', "import Anthropic from '@anthropic-ai/sdk'; export async function loop(hub: Hub, anthropic: Anthropic) { const reply = await anthropic.messages.create({} as never); for (const block of reply.content) if (block.type === 'tool_use') await hub.fetchPrompt(block.name); }", ['model loop > fetchPrompt > getPrompt']],
    ['Gemini function calls', "import { GoogleGenAI } from '@google/genai'; export async function loop(hub: Hub, ai: GoogleGenAI) { const reply = await ai.models.generateContent({} as never); for (const call of reply.functionCalls ?? []) await hub.fetchPrompt(call.name); }", ['model loop > fetchPrompt > getPrompt']],
  ])('%s', (_, text, expected) => {
    expect(memoryCode({ 'a.ts': `${HUB}declare const s: any; declare const model: any;\n${text}` }).causes()).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['a button', 'export const View = ({ hub }: { hub: Hub }) => <button onClick={() => hub.fetchPrompt("a")} />;', ['user']],
    ['an editor command', 'import * as vscode from "vscode"; export const on = (hub: Hub) => vscode.commands.registerCommand("x", (name: string) => hub.fetchPrompt(name));', ['user']],
    ['a command of commander', 'import { Command } from "commander"; export const on = (hub: Hub) => new Command().command("x").action((name: string) => hub.fetchPrompt(name));', ['user']],
    ['a route of express', 'import express from "express"; export const on = (hub: Hub) => express().post("/x", async (req: any) => hub.fetchPrompt(req.body.name));', ['request']],
    ['a cron job', 'import cron from "node-cron"; export const on = (hub: Hub) => cron.schedule("* * * * *", () => hub.fetchPrompt("a"));', ['schedule']],
    ['a timer', 'export const on = (hub: Hub) => setInterval(() => hub.fetchPrompt("a"), 1000);', ['schedule']],
    ['the start of the program', 'await new Hub(new Client({ name: "a", version: "1" })).fetchPrompt("a");', ['start-up']],
    ['nobody', '', ['unknown?']],
  ])('not by %s', (_, text, expected) => {
    expect(memoryCode({ 'a.tsx': HUB + text }).causes().map((c) => c.split(' ')[0])).toEqual(expected);
  });

  it.fails('a model that starts something, without a word in what is fetched, is only likely the cause', () => {
    const code = memoryCode({
      'a.ts': `${HUB}
        import { tool } from 'ai';
        const NAMES = ['a', 'b'];
        export const reload = (hub: Hub) => { for (const name of NAMES) void hub.fetchPrompt(name); };
        export const t = (hub: Hub) => tool({ description: 'reload', inputSchema: {}, execute: async () => reload(hub) });`,
    });
    expect(code.causes()).toEqual(['model? execute > reload > fetchPrompt > getPrompt']);
  });

  it('a wrapper shared by a model and a person blames the model for its own call only', () => {
    const code = memoryCode({
      'a.tsx': `${HUB}
        import { tool } from 'ai';
        const retry = async <T,>(run: () => Promise<T>) => { try { return await run(); } catch { return run(); } };
        export const View = ({ hub }: { hub: Hub }) => <button onClick={() => retry(() => hub.fetchPrompt('a'))} />;
        export const t = (hub: Hub) => tool({ description: 'ping', inputSchema: {}, execute: async () => retry(async () => hub.toString()) });`,
    });
    expect(code.causes()).toEqual(['user View > retry > fetchPrompt > getPrompt']);
  });
});

import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

const CLIENT = "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\n";
const gets = (text: string): string[] => memoryCode({ 'a.ts': text }).queries.promptGets().map((s) => s.kind);

describe('what sends prompts/get', () => {
  it.each<[string, string, string]>([
    ['getPrompt of the SDK', `${CLIENT}export const f = (c: Client) => c.getPrompt({ name: 'a' });`, 'declared'],
    ['getPrompt of the second generation', "import { Client } from '@modelcontextprotocol/client';\nexport const f = (c: Client) => c.getPrompt({ name: 'a' });", 'declared'],
    ['a request with the method written out', "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nexport const f = (c: Client) => c.request({ method: 'prompts/get', params: { name: 'a' } }, {} as never);", 'literal'],
    ['a request with the method first', "export const f = (peer: any) => peer.request('prompts/get', { name: 'a' });", 'literal'],
    ['a request with the method in a constant', "const METHOD = 'prompts/get';\nexport const f = (peer: any) => peer.sendRequest(METHOD, { name: 'a' });", 'literal'],
    ['a message of JSON-RPC', "export const f = (socket: WebSocket) => socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/get', params: { name: 'a' } }));", 'literal'],
    ['a message in a variable', "export function f(socket: any) { const message = { jsonrpc: '2.0', id: 1, method: 'prompts/get', params: {} }; socket.send(JSON.stringify(message)); }", 'literal'],
    ['the body of a fetch', "export const f = () => fetch('/mcp', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/get', params: {} }) });", 'literal'],
    ['the argument object of MCP on something unknown', "export const f = (x: any) => x.getPrompt({ name: 'a', arguments: {} });", 'shape'],
  ])('%s', (_, text, kind) => {
    expect(gets(text)).toEqual([kind]);
  });

  it.each<[string, string]>([
    ['registering a handler', "import { Server } from '@modelcontextprotocol/sdk/server/index.js';\nexport const f = (server: Server) => server.setRequestHandler('prompts/get' as never, async () => ({ messages: [] }));"],
    ['comparing the method', "export const f = (m: { method: string }) => m.method === 'prompts/get';"],
    ['a case of a switch', "export function f(method: string) { switch (method) { case 'prompts/get': return 1; } }"],
    ['logging it', "export const f = () => console.log('prompts/get');"],
    ['a key of a table', "export const table = { 'prompts/get': 1 };"],
    ['a test that expects it', "export const f = (expect: any, m: string) => expect(m).toBe('prompts/get');"],
  ])('not %s', (_, text) => {
    expect(gets(text)).toEqual([]);
  });

  it('says which value is sent as the name', () => {
    const code = memoryCode({ 'a.ts': `${CLIENT}export const f = (c: Client, chosen: string) => c.getPrompt({ name: chosen });` });
    const [sink] = code.queries.promptGets();
    expect(sink?.name?.ref.id).toBe(code.find('a.ts', 'chosen').id);
  });
});

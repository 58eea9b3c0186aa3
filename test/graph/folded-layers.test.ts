import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

const START = `import { Client } from '@modelcontextprotocol/sdk/client/index.js'; import { Server } from '@modelcontextprotocol/sdk/server/index.js'; import { CallToolRequestSchema, GetPromptRequestSchema } from '@modelcontextprotocol/sdk/types.js';
  const logged = (inner) => async (request) => { console.error('asked'); return inner(request); };
  const timed = (inner) => async (request) => { const answer = await inner(request); console.error('done'); return answer; };`;
const SERVE = 'export function serve(server: Server, upstream: Client) { const answer = async (request) => upstream.getPrompt({ name: request.params.name });';

/** Who asks for prompts where the handler of a method is wrapped in layers. */
const initiators = (layers: string, wrapped: string, schema = 'CallToolRequestSchema'): string[] => (
  [...new Set(memoryCode({ 'a.ts': `${START} ${layers} ${SERVE} ${wrapped.includes('setRequestHandler') ? wrapped.replace('SCHEMA', schema) : `server.setRequestHandler(${schema}, ${wrapped});`} }` }).causes().map((cause) => cause.split(' ')[0] ?? ''))]
);

describe('layers around a handler', () => {
  it.each([
    ['one call in another', '', 'logged(timed(answer))'],
    ['folded from the right', 'const layered = (...layers) => (handler) => layers.reduceRight((inner, layer) => layer(inner), handler);', 'layered(logged, timed)(answer)'],
    ['folded from the left', 'const layered = (layers, handler) => layers.reduce((inner, layer) => layer(inner), handler);', 'layered([logged, timed], answer)'],
    ['folded by a function with a name', 'const around = (inner, layer) => layer(inner); function layered(handler) { return [logged, timed].reduce(around, handler); }', 'layered(answer)'],
    ['folded in a loop', 'function layered(handler) { let wrapped = handler; for (const layer of [logged, timed]) wrapped = layer(wrapped); return wrapped; }', 'layered(answer)'],
    ['folded in forEach', 'function layered(handler) { let wrapped = handler; [logged, timed].forEach((layer) => { wrapped = layer(wrapped); }); return wrapped; }', 'layered(answer)'],
    ['collected by a method', 'class Stack { layers = []; use(layer) { this.layers.push(layer); return this; } around(handler) { return this.layers.reduceRight((inner, layer) => layer(inner), handler); } }', 'new Stack().use(logged).use(timed).around(answer)'],
    ['kept and called later', 'const layered = (handler) => [logged].reduceRight((inner, layer) => layer(inner), handler);', 'const wrapped = layered(answer); server.setRequestHandler(SCHEMA, async (request) => wrapped(request));'],
  ])('%s', (_, layers, wrapped) => {
    expect(initiators(layers, wrapped)).toEqual(['model']);
    expect(initiators(layers, wrapped, 'GetPromptRequestSchema')).toEqual(['prompts/get']);
  });
});

import { describe, expect, it } from 'vitest';

import { exprOf } from '../../src/graph/code.js';
import { untoldChanges } from '../../src/graph/served-sets.js';
import { memoryCode } from '../support/memory-code.js';

const FIRST = `import { Server } from '@modelcontextprotocol/sdk/server/index.js'; import { CallToolRequestSchema, ListPromptsRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
  const server = new Server({ name: 's', version: '1' }, { capabilities: { tools: {}, prompts: {} } });`;
const SECOND = "import { Server } from '@modelcontextprotocol/server'; const server = new Server({ name: 's', version: '1' }, { capabilities: { tools: {} } });";

/** The changes that no client is told of, as they are written. */
function changes(text: string): string[] {
  const code = memoryCode({ 'a.ts': text });
  return code.queries.answerTo(untoldChanges, 'test').map(({ how, change }) => `${how} ${code.workspace.text('a.ts').slice(exprOf(change).start, exprOf(change).end)}`);
}

describe('what a server lists is changed', () => {
  it.each([
    ['while a host lists', `${FIRST} const known = []; server.setRequestHandler(ListToolsRequestSchema, async () => { known.push(await load()); return { tools: known }; });`, []],
    ['while a host lists, in a helper', `${FIRST} const known = new Map(); const refresh = async () => { known.set('a', await load()); };
      server.setRequestHandler(ListToolsRequestSchema, async () => { await refresh(); return { tools: [...known.values()] }; });`, []],
    ['while a host lists something else', `${FIRST} const known = []; async function refresh() { known.push(await load()); }
      server.setRequestHandler(ListPromptsRequestSchema, () => refresh().then(() => ({ prompts: [] }))); server.setRequestHandler(ListToolsRequestSchema, async () => { await refresh(); return { tools: known }; });`, []],
    ['while a host lists, by a method of the second generation', `${SECOND} class Shop { known = []; start() { server.setRequestHandler('tools/list', () => this.list()); } async list() { this.known = await load(); return { tools: this.known }; } } new Shop().start();`, []],
    ['near miss: when a tool is called', `${FIRST} const known = []; server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: known })); server.setRequestHandler(CallToolRequestSchema, async () => { known.push(await load()); return { content: [] }; });`, ['neverSent known.push(await load())']],
    ['near miss: when a tool is called too', `${FIRST} const known = []; const refresh = async () => { known.push(await load()); };
      server.setRequestHandler(ListToolsRequestSchema, async () => { await refresh(); return { tools: known }; }); server.setRequestHandler(CallToolRequestSchema, async () => { await refresh(); return { content: [] }; });`, ['neverSent known.push(await load())']],
    ['near miss: when a tool is called, by a method', `${SECOND} class Shop { known = []; start() { server.setRequestHandler('tools/list', () => ({ tools: this.known })); server.setRequestHandler('tools/call', () => this.call()); } async call() { this.known = await load(); return { content: [] }; } } new Shop().start();`, ['neverSent this.known = await load()']],
    ['when the first call makes it ready', `${FIRST} const known = []; let isReady = false; async function prepare() { if (isReady) return; isReady = true; known.push(await load()); }
      server.setRequestHandler(ListToolsRequestSchema, async () => { await prepare(); return { tools: known }; }); server.setRequestHandler(CallToolRequestSchema, async () => { await prepare(); return { content: [] }; });`, []],
    ['when the first call makes it ready, as a field', `${SECOND} class Shop { known = []; isReady = false; start() { server.setRequestHandler('tools/list', async () => ({ tools: this.known })); server.setRequestHandler('tools/call', () => this.call()); }
      async call() { if (!this.isReady) { this.known.push(await load()); this.isReady = true; } return { content: [] }; } } new Shop().start();`, []],
    ['when the first call makes the list itself', `${FIRST} let known = []; let made; async function prepare() { if (made === undefined) { made = load(); known = await made; } }
      server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: known })); server.setRequestHandler(CallToolRequestSchema, async () => { await prepare(); return { content: [] }; });`, []],
    ['near miss: a flag that is set elsewhere', `${FIRST} const known = []; let isOff = false; process.on('SIGHUP', () => { isOff = true; }); server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: known }));
      server.setRequestHandler(CallToolRequestSchema, async () => { if (isOff) return { content: [] }; known.push(await load()); return { content: [] }; });`, ['neverSent known.push(await load())']],
  ])('%s', (_, text, expected) => {
    expect(changes(text.replace('import', "import { load } from 'elsewhere'; import"))).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';

import { exprOf } from '../../src/graph/code.js';
import { nameFilters } from '../../src/graph/name-filters.js';
import { memoryCode } from '../support/memory-code.js';

const SERVE = `import { Client } from '@modelcontextprotocol/sdk/client/index.js'; import { Server } from '@modelcontextprotocol/sdk/server/index.js'; import { CallToolRequestSchema, GetPromptRequestSchema } from '@modelcontextprotocol/sdk/types.js';
  export function serve(server: Server, upstream: Client) { server.setRequestHandler(SCHEMA, async ({ params }) => upstream.getPrompt({ name: params.name.slice(7) })); }`;

/** The filters that leave names of prompts out, where a gateway still gets prompts for its own calls of tools. */
function filters(list: string, schema = 'CallToolRequestSchema', elsewhere = ''): string[] {
  const code = memoryCode({ 'list.ts': `// prompts\n${list}`, 'serve.ts': SERVE.replace('SCHEMA', schema), 'patterns.ts': elsewhere });
  return code.queries.answerTo(nameFilters, 'test').map(({ at }) => code.workspace.text('list.ts').slice(exprOf(at).start, exprOf(at).end));
}

const FILTERED = 'tools.filter((tool) => !PATTERN.test(tool.name))';

describe('a filter by a pattern', () => {
  it.each([
    ['written there', 'export const shown = (tools) => tools.filter((tool) => !/^prompt_/.test(tool.name));', ['tools.filter((tool) => !/^prompt_/.test(tool.name))']],
    ['kept under a name', `const PATTERN = /^prompt_/i; export function shown(tools) { return ${FILTERED}; }`, [FILTERED]],
    ['asked by match', 'const PATTERN = /^prompt_/; export const shown = (tools) => tools.filter((tool) => !tool.name.match(PATTERN));', ['tools.filter((tool) => !tool.name.match(PATTERN))']],
    ['in a predicate with a name', 'const PATTERN = /^prompt_/; const isShown = (tool) => !PATTERN.test(tool.name); export const shown = (tools) => tools.filter(isShown);', ['tools.filter(isShown)']],
    ['made of a text', `const PATTERN = new RegExp('^prompt_'); export const shown = (tools) => ${FILTERED};`, [FILTERED]],
    ['from another file', `import { PATTERN } from './patterns.js'; export const shown = (tools) => ${FILTERED};`, [FILTERED]],
    ['kept in a class', 'class Shop { static PATTERN = /^prompt_/; shown(tools) { return tools.filter((tool) => !Shop.PATTERN.test(tool.name)); } } export const shop = new Shop();', ['tools.filter((tool) => !Shop.PATTERN.test(tool.name))']],
    ['near miss: the word alone', 'const PATTERN = /prompt/; export const shown = (tools) => tools.filter((tool) => !PATTERN.test(tool.name));', []],
    ['near miss: a pattern of something else', 'const PATTERN = /^internal_/; export const shown = (tools) => tools.filter((tool) => !PATTERN.test(tool.name));', []],
    ['near miss: only prompts are kept', 'const PATTERN = /^prompt_/; export const shown = (tools) => tools.filter((tool) => PATTERN.test(tool.name));', []],
  ])('%s', (_, list, expected) => {
    expect(filters(list, 'CallToolRequestSchema', 'export const PATTERN = /^prompt_/;')).toEqual(expected);
  });

  it('near miss: a gateway that gets prompts for prompts/get alone has no arm for them', () => {
    expect(filters(`const PATTERN = /^prompt_/; export const shown = (tools) => ${FILTERED};`, 'GetPromptRequestSchema')).toEqual([]);
  });
});

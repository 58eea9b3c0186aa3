import { describe, expect, it } from 'vitest';

import { exprOf } from '../../src/graph/code.js';
import { memoryCode } from '../support/memory-code.js';

const IMPORTS = { first: "import { Client } from '@modelcontextprotocol/sdk/client/index.js';", second: "import { Client } from '@modelcontextprotocol/client';" };

/** `hint how value` of each hint that the server did not give. */
function invented(helpers: string, entry: string, generation: keyof typeof IMPORTS = 'first'): string[] {
  const code = memoryCode({ 'a.ts': `${IMPORTS[generation]} ${helpers}
    export async function remoteTools(client: Client) { const { tools } = await client.listTools(); return tools.map((tool) => (${entry})); }` });
  return code.queries.inventedHints('test').map(({ hint, how, at }) => `${hint} ${how} ${code.workspace.text('a.ts').slice(exprOf(at).start, exprOf(at).end)}`);
}

const LOOP = 'function copied(value: any) { const out: any = {}; for (const key of Object.keys(value ?? {})) out[key] = value[key]; return out; }';
const PICK = "function copied(value: any) { return { readOnlyHint: value?.['readOnlyHint'], destructiveHint: value?.destructiveHint }; }";
const CLONE = 'const copied = (value: any) => value && structuredClone(value);';
const PARSED = 'const copied = (value: any) => JSON.parse(JSON.stringify(value ?? {}));';
const ENTRIES = 'const copied = (value: any) => Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== undefined));';
const KEYED = "const KEYS = ['readOnlyHint', 'destructiveHint'] as const; const copied = (value: any) => Object.fromEntries(KEYS.map((key) => [key, value?.[key]]));";
const GUESSED = 'const copied = (tool: any) => ({ readOnlyHint: /^get_/.test(tool.name) });';

describe('hints copied by a helper', () => {
  it.each([
    ['in a loop over its keys', LOOP], ['field by field', PICK], ['as a clone', CLONE], ['through a text', PARSED], ['by its entries', ENTRIES], ['by a list of keys', KEYED],
  ])('are the server\'s: %s', (_, helper) => {
    expect(invented(helper, '{ name: tool.name, annotations: copied(tool.annotations) }')).toEqual([]);
    expect(invented(helper, '{ name: tool.name, traits: { ...copied(tool.annotations), ...tool.annotations, title: tool.name } }', 'second')).toEqual([]);
  });

  it('are not where the helper reads them off the name', () => {
    expect(invented(GUESSED, '{ name: tool.name, annotations: copied(tool) }')).toEqual(['readOnlyHint guess copied(tool)']);
  });
});

describe('hints that override a copy of the server\'s', () => {
  it.each([
    ['by a guess', '{ ...tool.annotations, readOnlyHint: /^get_/.test(tool.name) }', ['guess']],
    ['where it gave none', "{ ...tool.annotations, readOnlyHint: tool.annotations?.readOnlyHint ?? tool.name.startsWith('get_') }", ['guess']],
    ['by a constant', '{ ...tool.annotations, readOnlyHint: true }', ['default']],
    ['near miss: by itself', '{ ...tool.annotations, readOnlyHint: tool.annotations?.readOnlyHint }', []],
    ['near miss: by the careful value', '{ ...tool.annotations, readOnlyHint: tool.annotations?.readOnlyHint ?? false }', []],
    ['near miss: beside a mark of the host\'s own', '{ ...tool.annotations, looksHarmless: /^get_/.test(tool.name) }', []],
  ])('%s', (_, value, expected) => {
    for (const generation of ['first', 'second'] as const) {
      expect(invented('', `{ name: tool.name, traits: ${value} }`, generation).map((one) => one.split(' ')[1])).toEqual(expected);
    }
  });
});

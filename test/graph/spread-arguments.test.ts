import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

/** What the names of prompts that are requested may be. */
function names(body: string, path = 'a.ts', from = '@modelcontextprotocol/sdk/client/index.js'): string[] {
  const { graph, queries } = memoryCode({ [path]: `import { Client } from '${from}'; const client = new Client({ name: 'c', version: '1' }); const later = {}; ${body}` });
  return queries.promptGets().flatMap(({ name }) => (name ? graph.originsOf(name.ref, name.path, 'value') : [])).map(({ value }) => (value.kind === 'literal' ? String(value.value) : value.kind)).sort();
}

describe('arguments spread into a request', () => {
  it.each([
    ['a list that was made first', "const args = [{ name: 'x' }]; await client.getPrompt(...args);", ['x']],
    ['a list where it is spread', "await client.getPrompt(...[{ name: 'x' }, later]);", ['x']],
    ['what a function collected', "const ask = (...args) => client.getPrompt(...args); await ask({ name: 'x' }, later);", ['x']],
    ['what a method collected', "class Asker { ask(...args) { return client.getPrompt(...args); } } new Asker().ask({ name: 'x' });", ['x']],
    ['what a helper returns', "function argsOf(name) { return [{ name }]; } client.getPrompt(...argsOf('x')).then(() => undefined);", ['x']],
    ['near miss: behind the argument', "const more = [{ name: 'y' }]; await client.getPrompt({ name: 'x' }, ...more);", ['x']],
    ['near miss: another element', "const args = [{ name: 'x' }, { name: 'y' }]; await client.getPrompt(...args);", ['x']],
  ])('%s', (_, body, expected) => {
    expect(names(body)).toEqual(expected);
    expect(names(body, 'a.mjs')).toEqual(expected);
    expect(names(body, 'a.ts', '@modelcontextprotocol/client')).toEqual(expected);
  });
});

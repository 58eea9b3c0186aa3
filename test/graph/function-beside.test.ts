import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

/** Does a model get the prompt that a function given to a factory nobody knows asks for? */
function initiators(made: string, from = '@modelcontextprotocol/sdk/client/index.js', path = 'a.ts'): string[] {
  const code = memoryCode({ [path]: `import { Client } from '${from}'; import { make, Made, other, palette } from 'somewhere'; import * as z from 'zod';
    const client = new Client({ name: 'c', version: '1' }); export const made = ${made};` });
  return [...new Set(code.causes().map((cause) => cause.split(' ')[0] ?? ''))].filter((initiator) => initiator.startsWith('model'));
}

const RUN = 'async ({ name }) => (await client.getPrompt({ name })).messages';
const JSON_SCHEMA = "{ type: 'object', properties: { name: { type: 'string' } } }";

describe('a function beside its description', () => {
  it.each([
    ['behind it', `make(${RUN}, { name: 'read', description: 'Reads', parameters: ${JSON_SCHEMA} })`, ['model']],
    ['before it', `make({ name: 'read', description: 'Reads', parameters: ${JSON_SCHEMA} }, ${RUN})`, ['model']],
    ['in a constructor', `new Made(async function ({ name }) { return client.getPrompt({ name }); }, { name: 'read', description: 'Reads', inputSchema: z.object({ name: z.string() }) })`, ['model']],
    ['in a factory of a factory', `make.from(async (input) => client.getPrompt({ name: input.name }).then((got) => got.messages), { name: 'read', description: 'Reads', schema: z.object({ name: z.string() }) })`, ['model']],
    ['in one literal', `make({ name: 'read', description: 'Reads', inputSchema: ${JSON_SCHEMA}, execute: ${RUN} })`, ['model']],
    ['as a method of the literal', `make({ name: 'read', description: 'Reads', parameters: z.object({ name: z.string() }), async execute({ name }) { return client.getPrompt({ name }); } })`, ['model']],
    ['likely, where what looks like a schema is none', `make(${RUN}, { name: 'read', description: 'Reads', params: other })`, ['model?']],
    ['near miss: a command for people', `palette.registerCommand(${RUN}, { name: 'read', description: 'Reads', parameters: ${JSON_SCHEMA} })`, []],
    ['near miss: no schema', `make(${RUN}, { name: 'read', description: 'Reads' })`, []],
    ['near miss: no description', `make(${RUN}, { name: 'read', parameters: ${JSON_SCHEMA} })`, []],
  ])('%s', (_, made, expected) => {
    expect(initiators(made)).toEqual(expected);
    expect(initiators(made, '@modelcontextprotocol/client', 'a.mjs')).toEqual(expected);
  });
});

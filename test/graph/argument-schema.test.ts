import { describe, expect, it } from 'vitest';

import { argumentSchemaOf } from '../../src/graph/argument-schema.js';
import { registrations } from '../../src/graph/registrations.js';
import { memoryCode } from '../support/memory-code.js';

/** What the first prompt declares: `form`, each argument as `name: type` (`?` optional, `=` filled in), `…` when there may be more. */
function schema(declared: string, before = ''): string {
  const code = memoryCode({
    'a.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import { completable } from '@modelcontextprotocol/sdk/server/completable.js'; import { z } from 'zod';
      const server = new McpServer({ name: 's', version: '1' }); declare const rest: any; ${before}
      server.registerPrompt('p', { argsSchema: ${declared} }, async () => ({ messages: [] }));`,
  });
  const [prompt] = code.queries.answerTo(registrations, 'test');
  if (!prompt) throw new Error('no prompt');
  const { form, arguments: all, isOpen } = argumentSchemaOf(code.graph, prompt);
  return [form, ...all.map((a) => `${a.name}${a.isRequired ? '' : a.hasDefault ? '=' : '?'}: ${a.isCoerced ? 'coerced ' : ''}${a.type}`), ...(isOpen ? ['…'] : [])].join(' ');
}

describe('what a prompt declares', () => {
  it.each([
    ['a shape', '{ topic: z.string(), tone: z.string().optional() }', '', 'shape topic: string tone?: string'],
    ['a schema of an object', 'z.object({ topic: z.string() })', '', 'object topic: string'],
    ['its shape', 'z.object({ topic: z.string() }).shape', '', 'shape topic: string'],
    ['a constant, extended', 'base.extend({ tone: z.enum(["a", "b"]) })', 'const base = z.object({ topic: z.string() });', 'object topic: string tone: enum'],
    ['some of it', 'base.pick({ topic: true })', 'const base = z.object({ topic: z.string(), tone: z.string() });', 'object topic: string'],
    ['without some of it', 'base.omit({ topic: true })', 'const base = z.object({ topic: z.string(), tone: z.string() });', 'object tone: string'],
    ['all of it optional', 'z.object({ topic: z.string() }).partial()', '', 'object topic?: string'],
    ['a default', '{ topic: z.string().default("x") }', '', 'shape topic=: string'],
    ['a type that no text has, and one that text is turned into', '{ many: z.number(), few: z.coerce.number() }', '', 'shape many: number few: coerced number'],
    ['wrapped for completion', '{ topic: completable(z.string().optional(), () => []) }', '', 'shape topic?: string'],
    ['a helper of the code', '{ topic: text() }', 'const text = () => z.string().min(1);', 'shape topic: string'],
    ['a spread', '{ ...common, tone: z.string() }', 'const common = { topic: z.string() };', 'shape topic: string tone: string'],
    ['stored later', 'shape', 'const shape: Record<string, any> = {}; shape.topic = z.string();', 'shape topic: string'],
    ['keys out of the data', 'shape', "const shape: Record<string, any> = {}; for (const name of ['a', 'b']) shape[name] = z.string();", 'shape a: string b: string'],
  ])('%s', (_, declared, before, expected) => {
    expect(schema(declared, before)).toBe(expected);
  });

  it.each([
    ['a spread of what nobody knows', '{ topic: z.string(), ...rest }', 'shape topic: string …'],
    ['more than what is declared', 'z.object({ topic: z.string() }).passthrough()', 'object topic: string …'],
    ['a schema of something else', 'z.record(z.string())', 'unknown …'],
    ['a mask that is not written', 'z.object({ topic: z.string() }).pick({ [rest]: true })', 'object topic: string …'],
  ])('near miss, left open: %s', (_, declared, expected) => {
    expect(schema(declared)).toBe(expected);
  });
});

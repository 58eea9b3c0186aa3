import { describe, expect, it } from 'vitest';

import { argumentUses } from '../../src/graph/argument-uses.js';
import { armsOf, groupedPrompts, startsOf } from '../../src/graph/prompt-groups.js';
import { registrations } from '../../src/graph/registrations.js';
import { memoryCode } from '../support/memory-code.js';

/** What the handler of a prompt reads of its arguments, in order; `in x` where it is only asked for, `…` when it may read any. */
function reads(handler: string, before = ''): string[] {
  const code = memoryCode({
    'a.ts': `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import { z } from 'zod'; import { render } from 'somewhere';
      const server = new McpServer({ name: 's', version: '1' }); declare const key: string; ${before}
      server.registerPrompt('p', { argsSchema: { topic: z.string(), tone: z.string() } }, ${handler});`,
  });
  const [grouped] = groupedPrompts(code.queries.answerTo(registrations, 'test'));
  if (!grouped) throw new Error('no prompt');
  const uses = argumentUses(code.graph, grouped.prompt, armsOf(code.graph, grouped), startsOf(code.graph, grouped.prompt));
  return [...new Set(uses.reads.map(({ name, isTest }) => (isTest ? `in ${name}` : name)))].sort().concat(uses.isOpen ? ['…'] : []);
}

describe('which arguments a handler reads', () => {
  it.each([
    ['taken apart', 'async ({ topic }) => text(topic)', ['topic']],
    ['taken apart later, renamed', 'async (args) => { const { topic: t } = args; return text(t); }', ['topic']],
    ['a member', 'async (args) => text(args.topic)', ['topic']],
    ['in a helper', 'async (args) => text(line(args))', ['tone']],
    ['in a helper, one deeper', 'async (args) => text(outer({ args }))', ['topic']],
    ['through a variable and a cast', 'async (args) => { const given = (args ?? {}) as { topic: string }; return text(given.topic); }', ['topic']],
    ['asked for', "async (args) => text('topic' in args ? 'x' : 'y')", ['in topic']],
    ['spread into another', 'async (args) => { const all = { ...args, extra: 1 }; return text(all.topic); }', ['…']],
  ])('%s', (_, handler, expected) => {
    expect(reads(handler, 'const text = (x: unknown) => ({ messages: [] }); const line = (a: any) => a.tone; const outer = ({ args }: any) => args.topic;')).toEqual(expected);
  });

  it.each([
    ['handed to what nobody knows', 'async (args) => render(args)', ['…']],
    ['by a computed name', 'async (args) => args[key]', ['…']],
    ['near miss: only logged', "async (args) => { logger.info('called', args); return args.topic; }", ['topic']],
    ['near miss: another object of the same names', 'async (args) => { const own = { tone: 1 }; return args.topic + own.tone; }', ['topic']],
  ])('%s', (_, handler, expected) => {
    expect(reads(handler, 'declare const logger: any;')).toEqual(expected);
  });
});

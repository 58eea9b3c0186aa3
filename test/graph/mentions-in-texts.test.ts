import { describe, expect, it } from 'vitest';

import { undeclaredTools } from '../../src/graph/undeclared-tools.js';
import { memoryCode } from '../support/memory-code.js';

const V1 = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; import * as z from 'zod';";
const V2 = "import { McpServer } from '@modelcontextprotocol/server'; import * as z from 'zod';";
const TOOLS = `export const server = new McpServer({ name: 's', version: '1' }); const done = async () => ({ content: [] });
  server.registerTool('find_recipe', { description: 'Finds', inputSchema: SCHEMA }, done); server.registerTool('open-page', { description: 'Opens' }, done); server.registerTool('listShelves', { description: 'Lists' }, done);`;
const SHAPE = '{ words: z.string(), limit: z.number().optional() }';

/** `kind name` of what a prompt's text says of tools that there are not. */
function told(text: string, schema = SHAPE, imports = V1): string[] {
  const code = memoryCode({ 'a.ts': `${imports} ${TOOLS.replace('SCHEMA', schema)} server.registerPrompt('menu', {}, () => ({ messages: [{ role: 'user', content: { type: 'text', text: ${text} } }] }));` });
  return code.queries.answerTo(undeclaredTools, 'test').map(({ kind, name }) => `${kind} ${name}`);
}

describe('arguments that a tool lacks', () => {
  it.each([
    ['as an object', "'Begin with find_recipe({ words: \"soup\", cuisine: \"x\" }).'", ['parameter cuisine']],
    ['as keywords', "'Begin with find_recipe(words=\"soup\", cuisine=\"x\").'", ['parameter cuisine']],
    ['in a template', "`For ${'me'} call find_recipe({ cuisine: \"x\" }) first.`", ['parameter cuisine']],
    ['in a joined text', "['Begin.', 'Then find_recipe({ cuisine: \"x\" }).'].join(' ')", ['parameter cuisine']],
    ['near miss: those it has', "'Begin with find_recipe({ words: \"soup\", limit: 3 }).'", []],
    ['near miss: a value with a colon', "'Begin with find_recipe({ words: \"https://example.org\" }).'", []],
    ['near miss: no argument is named', "'Begin with find_recipe(\"soup\").'", []],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toEqual(expected);
    expect(told(text, `z.object(${SHAPE})`, V2)).toEqual(expected);
  });

  it('near miss: a schema that is not all in sight', () => {
    expect(told("'Begin with find_recipe({ cuisine: \"x\" }).'", `{ ...shared, ${SHAPE.slice(1)}`, `import { shared } from './shared.js'; ${V1}`)).toEqual([]);
    expect(told("'Begin with find_recipe({ cuisine: \"x\" }).'", `z.object(${SHAPE}).passthrough()`, V2)).toEqual([]);
  });
});

describe('names of tools in another spelling', () => {
  it.each([
    ['in small letters', "'Use the listshelves() tool to see them.'", ['spelling listshelves']],
    ['with low lines', "'Call the list_shelves tool to see them.'", ['spelling list_shelves']],
    ['in capitals of words', "'Use the findRecipe tool first.'", ['spelling findRecipe']],
    ['with hyphens in back quotes', "'Look with the `find-recipe` tool first.'", ['spelling find-recipe']],
    ['near miss: as it is declared', "'Use the listShelves() tool, the find_recipe tool and the `open-page` tool.'", []],
    ['near miss: words of a sentence', "'Use the list of shelves, and run the recipes again.'", []],
    ['near miss: no tool is spoken of', "'The listshelves are dusty.'", []],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toEqual(expected);
    expect(told(text, `z.object(${SHAPE})`, V2)).toEqual(expected);
  });
});

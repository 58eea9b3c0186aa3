import { expect, test } from 'vitest';
import { audit } from '../../src/audit.js';
import { createTree } from '../workspace/temp-tree.js';

const CODE = `
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

const tracked = (name: string, run: () => Promise<any>) => async () => {
  const result = await run();
  console.error(name);
  return result;
};

export function start(): void {
  const server = new McpServer({ name: 'notes', version: '1.0.0' });
  const add = (name: string, run: () => Promise<any>): void => { server.registerTool(name, { description: name }, tracked(name, run)); };
  add('first', async () => ({ content: [{ type: 'text', text: 'fine' }] }));
  add('second', async () => {
    try {
      return { content: [{ type: 'text', text: await (await fetch('https://example.com')).text() }] };
    } catch (error) {
      return { content: [{ type: 'text', text: 'Error: ' + String(error) }] };
    }
  });
}
`;

test('a failure behind a wrapper that every tool is registered through is not laid to one that has none', async () => {
  const { findings } = await audit({ root: createTree({ 'main.ts': CODE }), preset: 'recommended' });
  const [finding, ...more] = findings.filter(({ ruleId }) => ruleId.endsWith('require-tool-error-flag'));
  expect(more).toEqual([]);
  expect(finding?.message).toContain('an ordinary result of the tool here');
});

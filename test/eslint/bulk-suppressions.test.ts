import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { createTree, writeFile } from '../workspace/temp-tree.js';

const home = fileURLToPath(new URL('../..', import.meta.url));

const HOST = `import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { tool } from 'ai';
export const get = (client) => tool({ description: 'x', inputSchema: {}, execute: async ({ name }) => client.getPrompt({ name }) });
export const client = new Client();
export const tools = { get: get(client) };
`;

function lint(cwd: string, ...args: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, 'node_modules/eslint/bin/eslint.js'), 'src', ...args], { cwd, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

test("ESLint's own suppressions file accepts today's findings and lets nothing new pass", () => {
  const cwd = createTree({
    'package.json': '{ "type": "module" }',
    'eslint.config.js': `import mcp from ${JSON.stringify(pathToFileURL(`${home}dist/src/plugin.js`).href)};\nexport default [mcp.configs.recommended];\n`,
    'src/host.js': HOST,
  });
  expect(lint(cwd, '--suppress-all')).toEqual({ code: 0, output: '' });
  expect(JSON.parse(readFileSync(join(cwd, 'eslint-suppressions.json'), 'utf8'))).toEqual({ 'src/host.js': { 'mcp/no-model-invoked-prompts': { count: 1 } } });
  writeFile(cwd, 'src/second.js', HOST);
  const { code, output } = lint(cwd);
  expect(code).toBe(1);
  expect(output).toContain('second.js');
  expect(output).not.toContain('host.js');
});

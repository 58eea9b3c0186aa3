import { describe, expect, it } from 'vitest';
import { audit } from '../../src/audit.js';
import { inventory } from '../../src/inventory.js';
import { REPORTERS } from '../../src/report/index.js';
import { createTree } from '../workspace/temp-tree.js';
import { runCli } from './fake-context.js';

// in two parts, so that nobody takes this file for one that leaks
const KEY = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
const PASSWORD = 'Vk83jdU2mQ';
const TEXTS = {
  'package.json': '{}',
  'prompts.yaml': `prompts:\n  - name: a\n    template: Use ${KEY} and postgres://r:${PASSWORD}@db.internal/x for {{y}}.\n    arguments: [{ name: z }]\n`,
  'server.ts': `import { McpServer } from '@modelcontextprotocol/server';\nexport const server = new McpServer({ name: 'a', version: '1.0.0' }, { instructions: \`Use\n  ${KEY}.\` });\n`,
};

describe.each([...REPORTERS.keys()])('%s', (format) => {
  it('shows no more than the beginning of a secret', async () => {
    const root = createTree(TEXTS);
    const { stdout, code } = await runCli(['--preset', 'strict', '--format', format, root], { audit, inventory, findRoot: () => root });
    expect(code).toBe(1);
    expect(stdout).toContain('no-secrets-in-prompts');
    for (const secret of [KEY, PASSWORD]) expect(stdout).not.toContain(secret.slice(5));
  });
});

it('also where another finding stands beside it and warnings are not shown', async () => {
  const root = createTree(TEXTS);
  const { stdout } = await runCli(['--quiet', '--rule', 'no-secrets-in-prompts=warn', root], { audit, findRoot: () => root, rules: [{ id: 'no-secrets-in-prompts', docs: { description: 'Secrets.', recommended: 'error' } }] });
  expect(stdout).toContain('valid-prompt-template');
  expect(stdout).not.toContain(KEY.slice(5));
});

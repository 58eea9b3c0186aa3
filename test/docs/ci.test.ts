import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { runPage } from '../support/console-page.js';
import { promptTool, TITLE_SENT } from '../support/hosts.js';
import { createTree } from '../workspace/temp-tree.js';

it('the commands of docs/ci.md do what it says, one after the other', { timeout: 120_000 }, () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/ci.md', import.meta.url)), 'utf8');
  const cwd = createTree({
    'roots.txt': '# the code bases, relative to this file\nalpha\nbeta\ngamma\n',
    'alpha/src/agent.ts': promptTool(), 'beta/src/menu.ts': TITLE_SENT, 'gamma/src/client.ts': "import { Client } from '@modelcontextprotocol/client';\nexport const list = (client: Client) => client.listPrompts();\n",
  });
  expect(runPage('docs/ci.md', page, cwd)).toBeGreaterThan(3);
});

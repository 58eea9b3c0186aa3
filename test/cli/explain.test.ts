import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { runCli } from './fake-context.js';

const PAGE = `---
since: 0.1.0
---
# mcp/no-title-as-name

<!-- generated -->

> **A title** is for people, [the specification](https://modelcontextprotocol.io/spec) says; the *name* is what the server keys on.

## Why it matters

A title may change, be translated or be used twice. A server that gets \`prompts/get\` with a title it does not know answers with an error that
reaches nobody, and one that _does_ know it may run another prompt than the one somebody has picked.

- first, a list
  that goes on here
- second
  1. nested

## Flagged

\`\`\`ts
client.getPrompt({ name: prompt.title });

// **not** emphasis
\`\`\`

| option | default | meaning |
|---|:-:|---|
| \`names\` | \`[]\` | Functions \\| methods that make titles |

See [the rule](./other.md).
`;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mcp-audit-home-'));
  mkdirSync(join(home, 'docs/rules'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "version": "0.0.0" }');
  writeFileSync(join(home, 'docs/rules/no-title-as-name.md'), PAGE);
});
afterEach(() => { rmSync(home, { recursive: true, force: true }); });

test.each([100, 40])('a doc page in %i columns', async (columns) => {
  const { code, stdout } = await runCli(['explain', 'mcp/no-title-as-name'], { home, isTTY: true, columns, env: { NO_COLOR: '1' } });
  expect(code).toBe(0);
  expect(stdout).toMatchSnapshot();
});

test('headings and code have colours', async () => {
  const { stdout } = await runCli(['explain', 'no-title-as-name', '--color'], { home });
  expect(stdout).toContain('\u001b[1mWhy it matters\u001b[22m');
  expect(stdout).toContain('\u001b[36m`prompts/get`\u001b[39m');
});

test('without a page the rule speaks for itself', async () => {
  const { stdout } = await runCli(['explain', 'require-prompt-origin'], { home });
  expect(stdout).toMatchSnapshot();
});

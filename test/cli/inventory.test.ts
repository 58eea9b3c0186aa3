import { describe, expect, it } from 'vitest';

import type { Inventory } from '../../src/findings/inventory.js';
import { runCli } from './fake-context.js';

const at = (path: string, line: number) => ({ path, line, column: 1, endLine: line, endColumn: 2 });

const COVERAGE: Inventory['coverage'] = { filesSeen: 2, filesRead: 2, filesAnalysed: 2, hosts: 1, servers: 1, sinks: 1, entries: 1, unresolvedCalls: 0, parseFailures: [], inconclusive: [], notAnalysed: [] };

const SAMPLE: Inventory = {
  schemaVersion: 1,
  tool: { name: 'eslint-plugin-mcp', version: '0.0.0' },
  root: '.',
  offered: [
    {
      kind: 'tool', name: 'drop_note', location: at('src/server.ts', 4), hints: { readOnlyHint: true }, hasUnknownHints: false, does: 'writes', conditions: ['flags.beta'],
      effect: { what: 'unlink', isLikely: false, location: at('src/store.ts', 9), path: [{ call: 'discard', location: at('src/server.ts', 5) }] },
    },
    { kind: 'tool', name: 'evil\u001b[2J|`name`\nnext', location: at('src/server.ts', 8), hints: {}, hasUnknownHints: false, does: 'unknown', conditions: [] },
    { kind: 'prompt', location: at('src/server.ts', 12), hints: {}, hasUnknownHints: false, does: 'nothing', conditions: [] },
  ],
  requests: [{
    method: 'prompts/get', location: at('src/host.ts', 3), isAnyMethod: false,
    initiators: [{ initiator: 'model', isLikely: true, entry: at('src/agent.ts', 7), path: [{ call: 'promptOf', location: at('src/agent.ts', 7) }, { call: 'getPrompt', location: at('src/host.ts', 3) }] }, { initiator: 'user', isLikely: false, entry: at('src/menu.ts', 2), path: [{ call: 'promptOf', location: at('src/menu.ts', 2) }, { call: 'getPrompt', location: at('src/host.ts', 3) }] }],
  }],
  coverage: COVERAGE,
};

const run = (argv: readonly string[], sample: Inventory = SAMPLE) => runCli(['inventory', ...argv], { inventory: () => Promise.resolve(sample), cwd: '/', findRoot: () => '/', isTTY: true, columns: 100, env: { NO_COLOR: '1', LANG: 'en_US.UTF-8' } });

describe('mcp-audit inventory', () => {
  it('says that a surface is empty', async () => {
    const { code, stdout, stderr } = await run(['--surface'], { ...SAMPLE, offered: SAMPLE.offered.filter(({ kind }) => kind !== 'tool') });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('no tool is registered there');
  });

  it.each([[[]], [['--format', 'markdown']], [['--surface']]])('%j', async (argv) => {
    const { code, stdout, stderr } = await run(argv);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatchSnapshot();
    // what audited code says steers no terminal
    expect(stdout).not.toContain('\u001b');
  });

  it('is JSON as the interface has it', async () => {
    const { stdout } = await run(['--format', 'json']);
    expect(JSON.parse(stdout)).toEqual(SAMPLE);
  });

  it('refuses a format of findings', async () => {
    const { code, stderr } = await run(['--format', 'sarif']);
    expect(code).toBe(2);
    expect(stderr).toContain('An inventory has no format `sarif`');
  });

  it('says that nothing was found', async () => {
    const empty = { ...SAMPLE, offered: [], requests: [] };
    expect((await run([], empty)).code).toBe(2);
    expect((await run(['--allow-empty'], empty)).code).toBe(0);
  });
});

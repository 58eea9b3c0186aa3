import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Analysis } from '../../src/analysis.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { editor, MAJORS, placesOf } from './lint.js';
import { AGENT, HOST, HUB } from './sample-host.js';

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }); });
afterEach(() => { vi.useRealTimers(); vi.restoreAllMocks(); });

describe.each(MAJORS)('%s', (_, make) => {
  test('a wrong configuration is said once in each file, and heals', async () => {
    const root = createTree({ ...HOST, 'mcp-audit.jsonc': '{\n  "exclud": []\n}' });
    const lint = editor(make, root);
    for (const [path, text] of [['src/agent.js', AGENT], ['src/hub.js', HUB]] as const) {
      const messages = await lint(path, text);
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ line: 1, column: 1, messageId: 'configurationError' });
      expect(messages[0]?.message).toMatch(/^The MCP rules did not run: .*mcp-audit\.jsonc:2:3: `exclud`/);
    }
    writeFile(root, 'mcp-audit.jsonc', '{}');
    vi.setSystemTime(Date.now() + 60_000);
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(['8:35 mcp/no-model-invoked-prompts']);
  });

  test('a catalogue file that is missing is a wrong configuration', async () => {
    const root = createTree({ ...HOST, 'mcp-audit.jsonc': '{ "catalogue": ["wrappers.d.ts"] }' });
    expect((await editor(make, root)('src/agent.js', AGENT))[0]?.message).toContain('wrappers.d.ts cannot be read');
  });

  test('a failure of the analysis is one message, not the end of the run', async () => {
    const failing = vi.spyOn(Analysis.prototype, 'run').mockImplementation(() => { throw new TypeError('x is undefined'); });
    const lint = editor(make, createTree(HOST));
    expect(await lint('src/agent.js', AGENT)).toMatchObject([{ line: 1, column: 1, messageId: 'analysisFailed', message: expect.stringMatching(/x is undefined.*defect/) }]);
    failing.mockRestore();
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(['8:35 mcp/no-model-invoked-prompts']);
  });
});

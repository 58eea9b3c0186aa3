import type { Location } from '../../src/findings/finding.js';
import type { Inventory } from '../../src/findings/inventory.js';
import { aReport } from './sample-report.js';

const at = (path: string, line: number, column = 1): Location => ({ path, line, column, endLine: line, endColumn: column + 1 });
const getPrompt = { call: 'getPrompt', location: at('src/mcp/client.ts', 9, 3) };
const promptOf = { call: 'promptOf', location: at('src/mcp/manager.ts', 120, 12) };

/** What belongs to `aFinding`: a model and a user reach one prompts/get, and a server offers a thing of each kind. */
export function anInventory(changes: Partial<Inventory> = {}): Inventory {
  return {
    schemaVersion: 1,
    tool: { name: 'eslint-plugin-mcp', version: '0.1.0' },
    root: '.',
    offered: [
      {
        kind: 'tool', name: 'drop_note', location: at('src/server.ts', 4), hints: { destructiveHint: true }, hasUnknownHints: false, does: 'writes', conditions: ['flags.beta'],
        effect: { what: 'unlink', isLikely: true, location: at('src/store.ts', 9), path: [{ call: 'discard', location: at('src/server.ts', 5) }] },
      },
      { kind: 'tool', name: 'read_note', location: at('src/server.ts', 8), hints: {}, hasUnknownHints: false, does: 'reads', conditions: [] },
      { kind: 'prompt', location: at('src/server.ts', 12), hints: {}, hasUnknownHints: false, does: 'nothing', conditions: [] },
      { kind: 'resource', name: 'notes', location: at('src/server.ts', 20), hints: {}, hasUnknownHints: false, does: 'unknown', conditions: [] },
    ],
    requests: [
      {
        method: 'prompts/get', location: getPrompt.location, isAnyMethod: false,
        initiators: [
          { initiator: 'model', isLikely: false, entry: at('src/agent.ts', 5, 5), path: [{ call: 'execute', location: at('src/agent.ts', 5, 5) }, promptOf, getPrompt] },
          { initiator: 'start-up', isLikely: true, entry: at('src/main.ts', 1), path: [{ call: 'warm', location: at('src/main.ts', 1) }, getPrompt] },
          { initiator: 'user', isLikely: false, entry: at('src/menu.ts', 2), path: [{ call: 'pick', location: at('src/menu.ts', 2) }, promptOf, getPrompt] },
        ],
      },
      { method: 'tools/list', location: at('src/mcp/client.ts', 30), isAnyMethod: false, initiators: [] },
    ],
    coverage: aReport([]).coverage,
    ...changes,
  };
}

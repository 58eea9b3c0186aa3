import { expect, test } from 'vitest';

import { Analysis } from '../../src/analysis.js';
import { activeRules } from '../../src/audit/active-rules.js';
import { readStubs } from '../../src/catalogue/stub-texts.js';
import { EMPTY_CONFIG } from '../../src/config/config.js';
import { WarmAnalysis } from '../../src/eslint/warm-analysis.js';
import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';

const CLIENT = "import type { Client } from '@modelcontextprotocol/sdk/client/index.js';\n";
const LOADED = `${CLIENT}export async function loaded(client: Client, name: string) { return client.getPrompt({ name }); }\n`;
const AGENT = `${CLIENT}import { loaded } from 'own';
export async function loop(client: Client, message: { tool_calls: { function: { name: string; arguments: string } }[] }) {
  for (const call of message.tool_calls) {
    const args = JSON.parse(call.function.arguments);
    if (call.function.name === 'get_prompt') await loaded(client, args.name);
    else await client.callTool({ name: call.function.name, arguments: args });
  }
}
`;
const tsconfig = (target: string): string => JSON.stringify({ compilerOptions: { baseUrl: '.', paths: { own: [target] } } });

const placesOf = (findings: readonly { readonly ruleId: string; readonly location: { readonly path: string; readonly line: number } }[]): string[] => findings.map(({ ruleId, location }) => `${ruleId} ${location.path}:${location.line}`).sort();

function findingsNow(root: string): string[] {
  return placesOf(new Analysis(createWorkspace({ root }), readStubs(), EMPTY_CONFIG).run(activeRules({ preset: 'strict' }, EMPTY_CONFIG)).findings);
}

const BASE = { 'package.json': '{ "name": "root" }', 'src/agent.ts': AGENT, 'src/loaded.ts': LOADED };

test.each<[string, Record<string, string>, readonly (readonly [path: string, text: string])[]]>([
  ['a tsconfig that sends an import elsewhere', { ...BASE, 'tsconfig.json': tsconfig('./src/none.ts'), 'src/none.ts': 'export const loaded = async (...given: unknown[]) => given;\n' }, [['tsconfig.json', tsconfig('./src/loaded.ts')]]],
  ['a name that a file which was not parsed exports from now on', { ...BASE, 'tsconfig.json': tsconfig('./src/all.ts'), 'src/all.ts': "export * from './some.js';\n", 'src/some.ts': 'export const other = 1;\n' }, [['src/some.ts', "export { loaded } from './loaded.js';\n"]]],
  ['a file that was not parsed and exports all of another one from now on', { ...BASE, 'src/loaded.ts': '', 'src/deep.ts': LOADED, 'tsconfig.json': tsconfig('./src/all.ts'), 'src/all.ts': "export * from './some.js';\n", 'src/some.ts': 'export const other = 1;\n' }, [['src/some.ts', "export * from './deep.js';\n"]]],
])('%s is seen by an analysis that is kept', (_, files, edits) => {
  const root = createTree(files);
  const kept = new Analysis(createWorkspace({ root }), readStubs(), EMPTY_CONFIG);
  const session = new WarmAnalysis(root, EMPTY_CONFIG);
  const run = (): string[] => placesOf(kept.run(activeRules({ preset: 'strict' }, EMPTY_CONFIG)).findings);
  const before = run();
  session.analysed();
  for (const [path, text] of edits) writeFile(root, path, text);
  kept.workspace.refresh();
  session.refresh();
  expect(findingsNow(root)).not.toEqual(before);
  expect(run()).toEqual(findingsNow(root));
  expect(placesOf(session.analysed().findings)).toEqual(findingsNow(root));
});

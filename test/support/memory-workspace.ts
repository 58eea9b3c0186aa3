import { createWorkspace } from '../../src/workspace/create-workspace.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import { createTree } from '../workspace/temp-tree.js';

/** Path → text. */
export type Texts = Readonly<Record<string, string>>;

/** A code base whose sources were never on disk: an editor holds them all. Only what says how packages hang together is written. */
export function memoryWorkspace(texts: Texts): Workspace {
  const entries = Object.entries(texts);
  const manifests = entries.filter(([path]) => path.endsWith('.json'));
  const workspace = createWorkspace({ root: createTree({ 'package.json': '{ "name": "root", "workspaces": ["packages/*"] }', ...Object.fromEntries(manifests) }) });
  for (const [path, text] of entries) if (!path.endsWith('.json')) workspace.overlay(path, text);
  return workspace;
}

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import type { ModuleTarget } from '../../src/workspace/workspace.js';
import { createTree } from './temp-tree.js';

/** The path a specifier leads to, `external:<name>` or `unresolved`. */
export function resolveIn(files: Record<string, string>, specifier: string, from: string): string {
  return toText(createWorkspace({ root: createTree(files) }).resolve(specifier, from));
}

function toText(target: ModuleTarget): string {
  return target.kind === 'file' ? target.path : target.kind === 'external' ? `external:${target.packageName}` : target.kind;
}

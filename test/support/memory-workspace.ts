import { posix } from 'node:path';

import { SourceFinder } from '../../src/workspace/source-finder.js';
import type { ModuleTarget, Workspace } from '../../src/workspace/workspace.js';

/** Path → text. A `package.json` with a name makes its folder a package of the workspace, entered at `src/index.ts`. */
export type Texts = Readonly<Record<string, string>>;

/** A code base that was never on disk. Imports lead where they lead on disk, without tsconfig and `exports`. */
export function memoryWorkspace(texts: Texts): Workspace & { write(path: string, text: string): void } {
  const current = new Map(Object.entries(texts));
  const revisions = new Map<string, number>();
  const isSource = (path: string): boolean => current.has(path) && /\.[cm]?[jt]sx?$/.test(path);
  const finder = new SourceFinder(isSource, new Map());
  const packages = packagesOf(texts);
  return {
    root: '/memory',
    get files() { return [...current.keys()].filter(isSource).sort(); },
    notAnalysed: [],
    get filesSeen() { return current.size; },
    text: (path) => current.get(path) ?? '',
    filesContaining: (needle) => [...current.keys()].filter((path) => isSource(path) && current.get(path)?.includes(needle)).sort(),
    resolve: (specifier, from) => resolve(finder, packages, specifier, from),
    revision: (path) => revisions.get(path) ?? 0,
    overlay: () => { throw new Error('use `write`'); },
    refresh: () => [],
    write: (path, text) => { current.set(path, text); revisions.set(path, (revisions.get(path) ?? 0) + 1); },
  };
}

function packagesOf(texts: Texts): ReadonlyMap<string, string> {
  return new Map(Object.entries(texts).filter(([path]) => path.endsWith('package.json')).map(([path, text]) => [(JSON.parse(text) as { name: string }).name, posix.dirname(path)]));
}

function resolve(finder: SourceFinder, packages: ReadonlyMap<string, string>, specifier: string, from: string): ModuleTarget {
  if (specifier.startsWith('.')) return toTarget(finder.fileOrIndex(posix.join(posix.dirname(from), specifier)));
  const folder = packages.get(specifier);
  return folder === undefined ? { kind: 'external', packageName: specifier } : toTarget(finder.fileOrIndex(posix.join(folder, 'src')));
}

const toTarget = (path: string | undefined): ModuleTarget => (path === undefined ? { kind: 'unresolved' } : { kind: 'file', path });

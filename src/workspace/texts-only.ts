import { NeedleIndex } from './needle-index.js';
import type { Searchable } from './needle-index.js';
import type { Workspace } from './workspace.js';

/** The workspace as it would answer if it held these of its files and no others; for searches of text, not for imports. */
export function textsOnly(workspace: Workspace, sources: Omit<Searchable, 'files'>, paths: readonly string[]): Workspace {
  const files = [...paths].sort();
  const needles = new NeedleIndex({ files, contains: (path, needle) => sources.contains(path, needle), bytes: (path) => sources.bytes(path) });
  const { root } = workspace;
  return {
    root, files, notAnalysed: [], filesSeen: files.length, documents: [], documentsRevision: 0, resolutionRevision: 0,
    hasFile: (path) => files.includes(path),
    documentText: () => undefined,
    text: (path) => workspace.text(path),
    filesContaining: (needle) => needles.find(needle),
    filesWithWords: (needle) => needles.find(needle, true),
    wordMarks: (word) => needles.marks(word),
    resolve: () => ({ kind: 'unresolved' }),
    revision: (path) => workspace.revision(path),
    overlay: () => undefined,
    refresh: () => [],
    state: () => workspace.state(),
    reads: () => new Map(),
    wouldRead: () => true,
    limitedTo: (fewer) => textsOnly(workspace, sources, fewer),
  };
}

import { dirname, join, parse } from 'node:path';
import { isInFolder } from '../text/paths.js';
import { findRoot } from '../workspace/find-root.js';
import { stampOf } from '../workspace/read-file.js';

/** What makes a folder a project rather than a place where a file happens to lie. */
const MARKERS = ['pnpm-workspace.yaml', 'lerna.json', '.git', 'package.json'];

/**
 * The root to analyse for one linted file: the project around it, else the folder ESLint runs in. `undefined` for a file that is in
 * neither, and where that folder is the root of the disk.
 */
export function rootOf(file: string, cwd: string): string | undefined {
  const root = findRoot(dirname(file));
  if (MARKERS.some((marker) => stampOf(join(root, marker)) !== undefined)) return root;
  return parse(cwd).root === cwd || !isInFolder(file, cwd) ? undefined : cwd;
}

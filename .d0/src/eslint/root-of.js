import { dirname, isAbsolute, join, parse, relative, sep } from 'node:path';
import { findRoot } from '../workspace/find-root.js';
import { stampOf } from '../workspace/read-file.js';
/** What makes a folder a project rather than a place where a file happens to lie. */
const MARKERS = ['pnpm-workspace.yaml', 'lerna.json', '.git', 'package.json'];
/**
 * The root to analyse for one linted file: the project around it, else the folder ESLint runs in. `undefined` for a file that is in
 * neither, and where that folder is the root of the disk.
 */
export function rootOf(file, cwd) {
    const root = findRoot(dirname(file));
    if (MARKERS.some((marker) => stampOf(join(root, marker)) !== undefined))
        return root;
    return parse(cwd).root === cwd || !isInside(file, cwd) ? undefined : cwd;
}
function isInside(file, folder) {
    const path = relative(folder, file);
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
/**
 * The folder to analyse when the user names none: nearest workspace manifest upwards, else the work tree, else the package, else the
 * folder itself. A manifest above the work tree belongs to another project and is not considered.
 * `from` is a file or a folder. Returns an absolute path and never fails.
 */
export function findRoot(from) {
    const start = toFolder(resolve(from));
    const folders = foldersUpToWorkTree(start);
    return folders.find(hasWorkspaceManifest) ?? folders.find(isWorkTree) ?? folders.find((folder) => existsSync(join(folder, 'package.json'))) ?? start;
}
/** The nearest work tree of git around a folder. */
export function findWorkTree(from) {
    return foldersUpToWorkTree(resolve(from)).find(isWorkTree);
}
function foldersUpToWorkTree(start) {
    const folders = [start];
    for (let folder = start; !isWorkTree(folder) && dirname(folder) !== folder;) {
        folder = dirname(folder);
        folders.push(folder);
    }
    return folders;
}
function isWorkTree(folder) {
    return existsSync(join(folder, '.git'));
}
function hasWorkspaceManifest(folder) {
    return existsSync(join(folder, 'pnpm-workspace.yaml')) || existsSync(join(folder, 'lerna.json')) || hasWorkspacesField(join(folder, 'package.json'));
}
function hasWorkspacesField(manifest) {
    try {
        const parsed = JSON.parse(readFileSync(manifest, 'utf8').replace(/^\uFEFF/, ''));
        return typeof parsed === 'object' && parsed !== null && 'workspaces' in parsed;
    }
    catch {
        return false; // Missing or broken: a manifest nobody can read declares nothing.
    }
}
function toFolder(path) {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() === true ? dirname(path) : path;
}

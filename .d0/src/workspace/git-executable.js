import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';
/**
 * Looks git up on the search path by hand. `npx` puts `<repository>/node_modules/.bin` in front of it and Windows looks into the
 * current folder first, so an audited repository could bring its own `git`: only absolute folders outside of it count.
 */
export function findGitExecutable(auditedFolder) {
    const inside = realFolder(auditedFolder) + sep;
    const folders = (process.env['PATH'] ?? process.env['Path'] ?? '')
        .split(delimiter)
        .filter((folder) => isAbsolute(folder) && !isBinFolderOfPackages(folder) && !(realFolder(folder) + sep).startsWith(inside));
    const name = process.platform === 'win32' ? 'git.exe' : 'git';
    const file = folders.map((folder) => join(folder, name)).find(isExecutableFile);
    return file === undefined ? undefined : { file, searchPath: folders.join(delimiter) };
}
function isBinFolderOfPackages(folder) {
    return /[\\/]node_modules([\\/]|$)/.test(folder);
}
function realFolder(folder) {
    try {
        return realpathSync(folder);
    }
    catch {
        return folder; // A search path may name folders that do not exist; they hold no program either.
    }
}
function isExecutableFile(file) {
    try {
        accessSync(file, constants.X_OK);
        return statSync(file).isFile();
    }
    catch {
        return false;
    }
}

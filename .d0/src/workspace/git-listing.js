import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runGit } from './git.js';
/** `<mode> <object> <stage>\t` stands before the path of what is tracked; what is untracked comes bare. */
const TRACKED = /^(\d{6}) [0-9a-f]+ \d\t/;
const SUBMODULE_MODE = '160000';
/** Tracked files and untracked ones that are not ignored; `undefined` when the folder is in no work tree or git lists nothing there. */
export function listWithGit(folder) {
    if (!isInWorkTree(folder))
        return undefined;
    const output = runGit({ folder, subcommand: 'ls-files', args: ['-z', '--cached', '--stage', '--others', '--exclude-standard'] });
    if (output === undefined)
        return undefined;
    const files = new Set(); // An unmerged path comes once per stage.
    const repositories = new Set();
    for (const record of records(output)) {
        const tracked = TRACKED.exec(record);
        const path = record.slice(tracked?.[0].length ?? 0);
        if (tracked?.[1] === SUBMODULE_MODE)
            repositories.add(path);
        else if (path.endsWith('/'))
            repositories.add(path.slice(0, -1));
        else
            files.add(path);
    }
    // An empty answer comes also from a folder that is itself ignored by the repository around it: then the folder speaks for itself.
    return files.size + repositories.size === 0 ? undefined : { files: [...files], repositories: [...repositories] };
}
function records(output) {
    return output.toString('utf8').split('\0').filter((record) => record !== '');
}
/** Spares the start of a program where it could only fail. */
function isInWorkTree(folder) {
    return existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInWorkTree(dirname(folder)));
}

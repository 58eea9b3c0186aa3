import ignore, {} from 'ignore';
import { decodeText } from './decode-text.js';
import { readRegularFile } from './read-file.js';
/** Git names the files; folders that are repositories of their own are walked by their `.gitignore` files. */
export function gitFilter(root, listing) {
    const files = new Set(listing.files.map(comparable));
    const repositories = new Set(listing.repositories.map(comparable));
    const folders = foldersAbove([...files, ...repositories]);
    const filter = {
        hasFile: (path) => files.has(comparable(path)),
        enter: (folder) => {
            if (repositories.has(comparable(folder)))
                return ignoreFilter(root);
            return folders.has(comparable(folder)) ? filter : undefined;
        },
        withIgnoreFile: () => filter, // Git has taken them into account.
    };
    return filter;
}
/** Everything that no `.gitignore` met on the way ignores; the deepest file that has an opinion decides, as in git. */
export function ignoreFilter(root, chain = []) {
    const filter = {
        hasFile: (path) => !isIgnored(path, chain),
        enter: (folder) => (isIgnored(`${folder}/`, chain) ? undefined : filter),
        withIgnoreFile: (folder) => ignoreFilter(root, [readIgnoreRules(root, folder), ...chain]),
    };
    return filter;
}
function isIgnored(path, chain) {
    for (const { folder, rules } of chain) {
        const result = rules.test(folder === '' ? path : path.slice(folder.length + 1));
        if (result.ignored)
            return true;
        if (result.unignored)
            return false;
    }
    return false;
}
function readIgnoreRules(root, folder) {
    const result = readRegularFile(`${root}/${folder}/.gitignore`);
    const lines = result.kind === 'read' ? decodeText(result.bytes).split(/\r?\n/) : [];
    return { folder, rules: ignore().add(lines.filter(isAffordable)) };
}
/** Each star multiplies the time of a match, and the file is not ours: real patterns have two or three. */
function isAffordable(pattern) {
    return pattern.length <= 1000 && (pattern.match(/\*+/g)?.length ?? 0) <= 6;
}
function foldersAbove(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
/** macOS and Windows may store a name in other case or another Unicode form than git's index holds. */
const comparable = process.platform === 'linux' ? (path) => path : (path) => path.normalize('NFC').toLowerCase();

import picomatch from 'picomatch';
import { toObject, toStrings } from './manifest-store.js';
import { folderOf, isInside } from '../text/paths.js';
export function createMemberTest(manifests) {
    const workspaces = [
        ...manifests.named('package.json').map((path) => ({ folder: folderOf(path), patterns: patternsOfPackage(manifests.json(path)?.['workspaces']) })),
        ...manifests.named('lerna.json').map((path) => ({ folder: folderOf(path), patterns: toStrings(manifests.json(path)?.['packages']) })),
        ...manifests.named('pnpm-workspace.yaml').map((path) => ({ folder: folderOf(path), patterns: readPnpmPackages(manifests.text(path) ?? '') })),
    ].filter(({ patterns }) => patterns.length > 0);
    const tests = workspaces.map(({ folder, patterns }) => memberTestOf(folder, patterns));
    return (folder) => folder === '' || tests.some((isMember) => isMember(folder));
}
/** The list below `packages:` of a pnpm-workspace.yaml. Reads the two forms people write, a block list and a flow list, and no more of YAML. */
export function readPnpmPackages(yaml) {
    const lines = yaml.split(/\r?\n/).map((line) => line.replace(/(^|\s)#.*$/, ''));
    const start = lines.findIndex((line) => /^packages\s*:/.test(line));
    if (start === -1)
        return [];
    const flow = /^packages\s*:\s*\[(.*)\]\s*$/.exec(lines.slice(start).join(' ').split(']')[0] + ']')?.[1];
    if (flow !== undefined)
        return flow.split(',').map(unquote).filter((item) => item !== '');
    const rest = lines.slice(start + 1);
    const end = rest.findIndex((line) => /^[^\s-]/.test(line));
    return (end === -1 ? rest : rest.slice(0, end)).flatMap((line) => /^\s*-\s*(.+)$/.exec(line)?.[1] ?? []).map(unquote);
}
function unquote(item) {
    return item.trim().replace(/^(['"])(.*)\1$/, '$2');
}
function patternsOfPackage(workspaces) {
    return toStrings(toObject(workspaces)?.['packages'] ?? workspaces);
}
function memberTestOf(base, patterns) {
    const [wanted, unwanted] = [patterns.filter((pattern) => !pattern.startsWith('!')), patterns.filter((pattern) => pattern.startsWith('!'))];
    const isWanted = globTest(wanted);
    const isUnwanted = globTest(unwanted.map((pattern) => pattern.slice(1)));
    return (folder) => {
        if (folder === base || !isInside(folder, base))
            return folder === base;
        const relative = base === '' ? folder : folder.slice(base.length + 1);
        return isWanted(relative) && !isUnwanted(relative);
    };
}
/** The patterns come from the audited repository: those that could make a match expensive are dropped. */
function globTest(patterns) {
    const globs = patterns.filter((pattern) => pattern.length <= 200).map((pattern) => pattern.replace(/^\.\//, '').replace(/\/+$/, '')).filter((glob) => glob !== '');
    return globs.length === 0 ? () => false : picomatch(globs, { noextglob: true });
}

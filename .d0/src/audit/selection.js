import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { stampOf } from '../workspace/read-file.js';
/** Which paths of the root the caller wants to see. */
export function pathFilter(root, paths) {
    const selected = (paths ?? []).map((path) => relative(root, isAbsolute(path) ? path : resolve(path)).split(sep).join('/'));
    if (selected.length === 0 || selected.includes(''))
        return () => true;
    return (path) => selected.some((s) => path === s || path.startsWith(`${s}/`));
}
/**
 * Whether no finding of a rule in a file means that there is none: the file was asked about, it is analysed (or gone), it could be
 * parsed, and no search of the rule ended early there.
 */
export function judgementOf(workspace, { coverage }, isSelected) {
    const analysed = new Set([...workspace.files, ...workspace.documents]);
    const broken = new Set(coverage.parseFailures.map(({ path }) => path));
    const unfinished = new Set(coverage.inconclusive.map(({ path, ruleId }) => `${ruleId} ${path}`));
    return (path, ruleId) => isSelected(path) && !broken.has(path) && !unfinished.has(`${ruleId} ${path}`)
        && (analysed.has(path) || stampOf(join(workspace.root, path)) === undefined);
}

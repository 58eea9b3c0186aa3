import { toObject } from './manifest-store.js';
import { fillStar, findBestPattern } from './pattern.js';
/** Standard conditions in no order of ours; a condition that is not among them is the author's own and usually names the source. */
const ORDINARY_CONDITIONS = new Set(['import', 'require', 'node', 'node-addons', 'default', 'types', 'module', 'module-sync', 'production', 'bun', 'deno']);
const FOREIGN_CONDITIONS = new Set(['browser', 'react-native', 'worker', 'workerd', 'edge-light', 'electron', 'react-server']);
const DEEPEST_NESTING = 8;
/**
 * All files that `exports` or `imports` of a package.json offers for a key (`.`, `./sub`, `#internal`), best first: every condition is
 * considered, because the source may be behind any of them. Empty when the key is not offered.
 */
export function exportTargets(field, key) {
    const table = toObject(field);
    const keys = Object.keys(table ?? {});
    const hasKeys = keys.some((candidate) => candidate.startsWith('.') || candidate.startsWith('#'));
    if (table === undefined || !hasKeys)
        return key === '.' ? flattenConditions(field, 0) : [];
    const match = findBestPattern(keys, key);
    return match === undefined ? [] : flattenConditions(table[match.pattern], 0).map((target) => fillStar(target, match.star));
}
function flattenConditions(value, depth) {
    if (typeof value === 'string')
        return [value];
    if (depth > DEEPEST_NESTING)
        return [];
    if (Array.isArray(value))
        return value.flatMap((item) => flattenConditions(item, depth + 1));
    const entries = Object.entries(toObject(value) ?? {}).sort(([one], [other]) => rankOf(one) - rankOf(other));
    return entries.flatMap(([, target]) => flattenConditions(target, depth + 1));
}
function rankOf(condition) {
    if (FOREIGN_CONDITIONS.has(condition))
        return 2;
    return ORDINARY_CONDITIONS.has(condition) ? 1 : 0;
}

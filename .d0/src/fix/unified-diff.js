import { createTwoFilesPatch } from 'diff';
/** The changes as `git apply` and `patch -p1` take them. */
export function unifiedDiff(changes, censor = (diff) => diff) {
    return changes.map((change) => {
        const { path, before, after } = change;
        const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 3 });
        return censor(patch.slice(patch.indexOf('--- ')), change);
    }).join('');
}

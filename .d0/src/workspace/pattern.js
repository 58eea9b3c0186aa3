/** The best pattern for a specifier: the exact one, else the one with the longest text before its star. */
export function findBestPattern(patterns, specifier) {
    if (patterns.includes(specifier))
        return { pattern: specifier, star: '' };
    const matches = patterns.flatMap((pattern) => matchStar(pattern, specifier) ?? []);
    return matches.sort((one, other) => other.pattern.indexOf('*') - one.pattern.indexOf('*'))[0];
}
function matchStar(pattern, specifier) {
    const at = pattern.indexOf('*');
    if (at === -1)
        return undefined;
    const [head, tail] = [pattern.slice(0, at), pattern.slice(at + 1)];
    const fits = specifier.length >= head.length + tail.length && specifier.startsWith(head) && specifier.endsWith(tail);
    return fits ? { pattern, star: specifier.slice(head.length, specifier.length - tail.length) } : undefined;
}
export function fillStar(target, star) {
    return target.replaceAll('*', () => star);
}

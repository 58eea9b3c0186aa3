const WINDOW = 100;
const FACTOR = 37n;
const END_OF_FILE = '\uffff';
const AS_ECMASCRIPT_ONLY = /[\u2028\u2029]/u;
/**
 * GitHub's own identity of a line, `primaryLocationLineHash`: a polynomial over the first 100 characters from the line's beginning that
 * are no space or tab, and which of the equal ones of the file it is. GitHub's upload computes it again and warns of each one that
 * differs, so that a fingerprint of our making must not stand in its place.
 * Returns the hash of a 1-based line; nothing where GitHub counts lines in another way.
 */
export function lineHasher(text) {
    if (AS_ECMASCRIPT_ONLY.test(text))
        return () => undefined;
    const dense = `${text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[ \t]/gu, '')}${END_OF_FILE}`;
    const starts = [0, ...Array.from(dense.matchAll(/\n/gu), ({ index }) => index + 1)];
    const windows = starts.map((start) => dense.slice(start, start + WINDOW));
    const counts = new Map();
    const numbers = windows.map((window) => {
        const count = (counts.get(window) ?? 0) + 1;
        counts.set(window, count);
        return count;
    });
    return (line) => {
        const window = windows[line - 1];
        return window === undefined ? undefined : `${hashOf(window)}:${numbers[line - 1]}`;
    };
}
/** What is missing to a whole window counts as zeros. */
function hashOf(window) {
    let hash = 0n;
    for (let index = 0; index < WINDOW; index += 1) {
        const code = index < window.length ? window.charCodeAt(index) : 0;
        hash = BigInt.asUintN(64, hash * FACTOR + BigInt(code));
    }
    return hash.toString(16);
}

/** Why a file is left out, judged by its first bytes and a few probes; `undefined` for a file to analyse. Costs about a microsecond. */
export function reasonOfContent(path, bytes) {
    if (isGenerated(bytes))
        return 'generated';
    if (/\.[cm]?jsx?$/.test(path) && isMinified(bytes))
        return 'minified';
    return undefined;
}
const BANNER_BYTES = 1024;
/** Says that a machine wrote the file, in words that hand-written prose about generated things does not use. */
const MARKERS = [
    /@generated\b/,
    /\bDO NOT EDIT\b/,
    /\b(?:this|the following) (?:file|code|class|module) (?:is|was|has been) (?:an? )?(?:auto(?:matically)?[- ]?)?generated\b/i,
    /^\W*auto(?:matically)?[- ]?generated\b(?=\W*$|\s*(?:file|code|by|from|with|using)\b|\s*[^\w\s]\W*\w)/i,
    /^\W*(?:this is an? )?generated (?:file|code)\b/i,
    /^\W*(?:code )?generated (?:by|from|with|using)\b.*\bdo not (?:edit|modify)\b/i,
];
/** A comment of the file, not of a member inside: at most the one space of a block comment's star. */
const COMMENT_LINE = /^ ?(?:\/\/|\/?\*|#|<!--)/;
/** The banner has to stand in a comment: a code generator holds the same words in a string. */
function isGenerated(bytes) {
    const head = bytes.toString('latin1', 0, BANNER_BYTES);
    return /generated|DO NOT EDIT/i.test(head) && head.split('\n').some((line) => COMMENT_LINE.test(line) && MARKERS.some((marker) => marker.test(line)));
}
const PROBES = 8;
const LONG_LINE_BYTES = 1000;
const SMALLEST_MINIFIED_BYTES = 4096;
const NEWLINE = 0x0a;
/** Probes spread over the file: when six of eight land far from the next line end, nobody wrote these lines. TypeScript is never minified, and may hold long texts. */
function isMinified(bytes) {
    if (bytes.length < SMALLEST_MINIFIED_BYTES)
        return false;
    let long = 0;
    for (let probe = 0; probe < PROBES; probe += 1) {
        const at = Math.floor((bytes.length * probe) / PROBES);
        const end = at + LONG_LINE_BYTES;
        if (end < bytes.length && !bytes.subarray(at, end).includes(NEWLINE))
            long += 1;
    }
    return long >= PROBES - 2;
}

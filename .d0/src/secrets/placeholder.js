/** What people write where a secret would stand. */
const WORDS = /your|example|placeholder|change_?-?me|dummy|sample|fake|redacted|insert|replace|todo|foo_?bar|secret_?here|key_?here|token_?here|my[_-]?(?:secret|token|key|password)/i;
const FILLER = /x{4,}|\*{3,}|\.{3,}|…|_{4,}|-{6,}|[<>{}$]|(.)\1{5,}/i;
const SEQUENCES = ['0123456789', '1234567890', '12345678', '87654321', 'abcdefgh', 'abcd1234', 'abc123', 'deadbeef', 'qwerty'];
/** Whether nobody would take the text for a real secret. */
export function isPlaceholder(secret) {
    const lower = secret.toLowerCase();
    return WORDS.test(secret) || FILLER.test(secret) || SEQUENCES.some((sequence) => lower.includes(sequence));
}
/** Shannon entropy in bits for each character. */
export function entropyOf(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}
/** As much of a secret as may be shown. */
export function shownOf(secret) {
    return `${secret.slice(0, Math.min(4, Math.floor(secret.length / 3)))}…`;
}

/** `1,242`: the same on every machine. */
export function digits(count) {
    return count.toLocaleString('en-US');
}
/** `1 file`, `1,242 files`. */
export function counted(count, noun, plural = `${noun}s`) {
    return `${digits(count)} ${count === 1 ? noun : plural}`;
}

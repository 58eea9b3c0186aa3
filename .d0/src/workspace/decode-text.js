/** Bytes of a source file as UTF-8: what an editor saved as UTF-16 is converted, everything else comes back as it is. */
export function toUtf8Bytes(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return Buffer.from(bytes.toString('utf16le'), 'utf8');
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return Buffer.from(Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16().toString('utf16le'), 'utf8');
    return bytes;
}
/** Text of UTF-8 bytes without byte-order mark; what is not valid becomes U+FFFD. */
export function decodeText(bytes) {
    return withoutByteOrderMark(bytes.toString('utf8'));
}
export function withoutByteOrderMark(text) {
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

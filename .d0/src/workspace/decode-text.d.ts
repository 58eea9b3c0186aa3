/** Bytes of a source file as UTF-8: what an editor saved as UTF-16 is converted, everything else comes back as it is. */
export declare function toUtf8Bytes(bytes: Buffer): Buffer;
/** Text of UTF-8 bytes without byte-order mark; what is not valid becomes U+FFFD. */
export declare function decodeText(bytes: Buffer): string;
export declare function withoutByteOrderMark(text: string): string;

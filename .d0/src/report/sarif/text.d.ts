/**
 * Text for a SARIF message. Viewers show `[text](target)` as a link, and `target` may be any address: what stands in audited code must
 * not become one.
 */
export declare function toText(text: string): string;
/** A path as a relative URI reference. */
export declare function toUri(path: string): string;
export declare function shorten(text: string, length: number): string;

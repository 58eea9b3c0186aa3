/** Whether nobody would take the text for a real secret. */
export declare function isPlaceholder(secret: string): boolean;
/** Shannon entropy in bits for each character. */
export declare function entropyOf(text: string): number;
/** As much of a secret as may be shown. */
export declare function shownOf(secret: string): string;

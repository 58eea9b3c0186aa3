/** `1,242`: the same on every machine. */
export declare function digits(count: number): string;
/** `1 file`, `1,242 files`. */
export declare function counted(count: number, noun: string, plural?: string): string;

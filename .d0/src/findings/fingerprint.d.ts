/** The fingerprint without the number that tells equal findings apart: the numbers move when one of them goes. */
export declare function kindOf(fingerprint: string): string;

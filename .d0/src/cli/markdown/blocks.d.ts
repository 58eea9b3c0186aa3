/** The parts of a doc page. Only what our pages use is known; anything else is a paragraph. */
export type Block = {
    readonly kind: 'heading';
    readonly level: number;
    readonly text: string;
} | {
    readonly kind: 'paragraph';
    readonly text: string;
} | {
    readonly kind: 'quote';
    readonly text: string;
} | {
    readonly kind: 'item';
    readonly indent: number;
    readonly marker: string;
    readonly text: string;
} | {
    readonly kind: 'code';
    readonly lines: readonly string[];
} | {
    readonly kind: 'table';
    readonly rows: readonly (readonly string[])[];
};
export declare function toBlocks(page: string): readonly Block[];

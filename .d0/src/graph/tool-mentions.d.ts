/** A word of a text that is used as the name of a tool. */
export interface ToolMention {
    readonly name: string;
    readonly index: number;
    /** `called`: what to do with it is said there; `quoted`: it stands in back quotes, and a tool is spoken of near it. */
    readonly how: 'called' | 'quoted';
}
/** The words of a text that name tools, in the order they stand there. Those of `known` count wherever they stand. */
export declare function toolMentionsIn(text: string, known?: readonly string[]): ToolMention[];
/** Of the tools whose names share words with the name, the one that is spelled most like it; the first of several. */
export declare function nearestKin<T extends {
    readonly name?: string | undefined;
}>(name: string, tools: readonly T[]): T | undefined;
export declare const bare: (name: string) => string;

/** Well-formed XML, everything escaped. */
export type Xml = string & {
    readonly __xml: true;
};
/** An element. Children stand on lines of their own; text stands as it is. */
export declare function element(name: string, attributes: Readonly<Record<string, string | number>>, children: readonly (Xml | {
    readonly text: string;
})[]): Xml;

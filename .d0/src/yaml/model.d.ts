/** A YAML text as plain data. Offsets are those of the whole file, also where the YAML is the front matter of another text. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
export type YamlNode = YamlMap | YamlList | YamlScalar;
export interface YamlMap extends Span {
    readonly kind: 'map';
    readonly entries: readonly YamlEntry[];
}
export interface YamlList extends Span {
    readonly kind: 'list';
    readonly items: readonly YamlNode[];
}
export interface YamlScalar extends Span {
    readonly kind: 'scalar';
    readonly value: string | number | boolean | null;
    /** The value as text: what stands there once quotes, escapes, indentation and folding are undone. */
    readonly text: string;
    /** Where the characters of `text` stand in the file: runs of equal distance. */
    readonly runs: readonly Run[];
}
/** From `at` on, characters of the text follow one another in the file from `source` on. */
export interface Run {
    readonly at: number;
    readonly source: number;
}
export interface YamlEntry {
    readonly key: string;
    readonly keyAt: Span;
    readonly value: YamlNode;
}
/** What was read of a text. With an error `root` holds what could be read before and behind it. */
export interface YamlText {
    readonly root: YamlNode | undefined;
    readonly syntaxError: string | undefined;
}
export declare function entryOf(node: YamlNode | undefined, key: string): YamlEntry | undefined;
export declare function valueOf(node: YamlNode | undefined, key: string): YamlNode | undefined;
/** A text that says something: no number, no empty value. */
export declare function textOf(node: YamlNode | undefined): string | undefined;
export declare const isNothing: (node: YamlNode | undefined) => boolean;
/** The place in the file of a stretch of a scalar's text. */
export declare function spanIn(scalar: YamlScalar, from: number, to: number): Span;

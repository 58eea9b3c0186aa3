export interface YamlComment {
    readonly value: string;
    readonly start: number;
    readonly end: number;
}
/** The comments of a YAML text, found without parsing it: also of a text that does not parse. */
export declare function yamlCommentsOf(text: string): readonly YamlComment[];

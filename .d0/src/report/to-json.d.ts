/** The value as indented JSON with a line feed at its end. */
export declare function toJson(value: unknown): string;

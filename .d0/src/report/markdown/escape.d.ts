/** Text from audited code, or about it, as nothing but text on one line. */
export declare function escape(text: string): string;
/** As code. In an element, because a bar or a backtick cannot be told apart in a code span inside a table. */
export declare function code(text: string): string;
/** A message of ours: what stands between backticks is code. */
export declare function prose(message: string): string;

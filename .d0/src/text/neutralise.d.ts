/** Shows such characters as `<U+001B>`. Tabs and line feeds are left as they are. */
export declare function neutralise(text: string): string;
/** As `neutralise`, for text that has to stay on one line: tabs and line feeds become visible too. */
export declare function neutraliseLine(text: string): string;

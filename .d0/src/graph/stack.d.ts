/** Code nested so deeply that the stack ends is a search that did not finish, not a crash. */
export declare function withinStack<T>(search: () => T): T | undefined;

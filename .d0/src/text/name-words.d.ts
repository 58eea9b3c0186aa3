/** Words of a name: `createUserById` → create, user, by, id. */
export declare function wordsOf(name: string): string[];

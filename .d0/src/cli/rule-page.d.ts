/** The doc page of a rule (id without prefix); `undefined` in a copy of the tool without doc pages. */
export declare function readRulePage(home: string, shortId: string): string | undefined;

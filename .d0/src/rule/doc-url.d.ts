/** Address of the page about a rule (id without prefix), as packed with that very version of the package. */
export declare function docUrl(packageName: string, version: string, ruleId: string): string;

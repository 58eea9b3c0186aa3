/** Whether this rule is the one that speaks for all about the file of that tree: the first that asked, however often it asks. */
export declare function claimFile(tree: object, ruleId: string): boolean;

/** A git program that the audited repository cannot have supplied, and the search path it may itself use. */
export interface GitExecutable {
    readonly file: string;
    readonly searchPath: string;
}
/**
 * Looks git up on the search path by hand. `npx` puts `<repository>/node_modules/.bin` in front of it and Windows looks into the
 * current folder first, so an audited repository could bring its own `git`: only absolute folders outside of it count.
 */
export declare function findGitExecutable(auditedFolder: string): GitExecutable | undefined;

/** The subcommands whose every way to run foreign code is closed below. Anything that writes, checks out, diffs or fetches is not among them. */
export type GitSubcommand = 'ls-files' | 'cat-file' | 'ls-tree' | 'rev-parse' | 'merge-base' | 'blame';
export interface GitCall {
    /** Folder in whose work tree git runs. */
    readonly folder: string;
    readonly subcommand: GitSubcommand;
    /** Options and arguments; a value that comes from a user or a repository belongs behind `--` or `--end-of-options`. */
    readonly args: readonly string[];
    /** Given to git's standard input (`cat-file --batch`). */
    readonly input?: string;
}
/**
 * The only place that calls git. The repository is untrusted: nothing its configuration names is run, nothing is written, no network is
 * reached, and the answer does not depend on the configuration of the machine.
 * Returns what git wrote, or `undefined` when git is missing, fails, or the folder is in no work tree.
 */
export declare function runGit({ folder, subcommand, args, input }: GitCall): Buffer | undefined;

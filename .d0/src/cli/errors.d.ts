/** What a failure looks like on standard error. A stack is shown for defects of the tool only, and only with `--debug`. */
export declare function describeFailure(error: unknown, options: {
    readonly debug: boolean;
}): string;

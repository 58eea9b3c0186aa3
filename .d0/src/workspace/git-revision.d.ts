/**
 * The commit to compare the work tree of `folder` with: where its history and that of `ref` part (`git merge-base`). So a branch is not
 * blamed for what came into `ref` meanwhile. Throws `UserError` that says what is missing and how to get it.
 */
export declare function getMergeBaseOrThrow(folder: string, ref: string): string;

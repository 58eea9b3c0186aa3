import type { Workspace, WorkspaceOptions } from './workspace.js';
/** Lists the tree below `options.root` and reads every file that can be analysed. Throws when the root is not a folder. */
export declare function createWorkspace(options: WorkspaceOptions): Workspace;
/** The same of a commit: files come from git's objects, nothing is checked out. `undefined` when git cannot list the commit. */
export declare function createCommitWorkspace(options: WorkspaceOptions, commit: string): Workspace | undefined;

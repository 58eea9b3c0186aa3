import type { Workspace } from '../workspace/workspace.js';
/** Whether a list sorted by code unit holds the string. */
export declare function includesSorted(sorted: readonly string[], wanted: string): boolean;
/** Whether the path is a source file or a document of the workspace. */
export declare function isListed(workspace: Pick<Workspace, 'files' | 'documents'>, path: string): boolean;

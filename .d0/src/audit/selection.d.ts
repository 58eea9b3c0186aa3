import type { Analysed } from '../analysis.js';
import type { Workspace } from '../workspace/workspace.js';
/** Which paths of the root the caller wants to see. */
export declare function pathFilter(root: string, paths: readonly string[] | undefined): (path: string) => boolean;
/**
 * Whether no finding of a rule in a file means that there is none: the file was asked about, it is analysed (or gone), it could be
 * parsed, and no search of the rule ended early there.
 */
export declare function judgementOf(workspace: Workspace, { coverage }: Analysed, isSelected: (path: string) => boolean): (path: string, ruleId: string) => boolean;

import type { WorkspaceOptions } from './workspace.js';
/** Why a file is left out, judged by its path alone; `undefined` for a file whose bytes decide. */
export type PathJudge = (path: string) => string | undefined;
/** Builds the judgement for one workspace. The first reason that applies is the one counted. */
export declare function createPathJudge(options: WorkspaceOptions): PathJudge;
/** The same judgement for files that may hold prompt templates. */
export declare function createDocumentJudge(options: WorkspaceOptions): PathJudge;

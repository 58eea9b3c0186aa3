import { type ExprId, type FileFacts, type FnId } from '../facts/model.js';
/** The expressions that what a function returns is made of: parts of the returned ones, of the local variables in them, and of what is put into these. */
export declare function answerOf(file: FileFacts, fn: FnId): ReadonlySet<ExprId>;

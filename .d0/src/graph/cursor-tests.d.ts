import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Page } from './pages.js';
import type { Question } from './question.js';
import { type PropertyRead } from './use-search.js';
/** Code that takes a cursor for absent when it is empty. */
export interface CursorTest {
    /** The cursor, where it is asked whether it is truthy: that on which the loop ends, if there is one. */
    readonly at: Ref;
    /** Further tests of it in the same function. */
    readonly others: readonly Ref[];
    /** The listing whose cursor it is. */
    readonly page: Page;
    readonly read: PropertyRead;
    /** What makes a comparison of the test, where that means the same for every other cursor. */
    readonly mend: {
        readonly operator: '===' | '!==';
        readonly edits: readonly Edit[];
    } | undefined;
}
interface Edit {
    readonly at: {
        readonly file: FileFacts;
        readonly start: number;
        readonly end: number;
    };
    readonly text: string;
}
export declare const cursorTests: Question<CursorTest>;
export {};

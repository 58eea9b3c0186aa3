import { type Ref } from './code.js';
import type { DisplayName } from './display-names.js';
import type { Code } from './queries.js';
interface TextEdit {
    readonly at: {
        readonly file: Ref['file'];
        readonly start: number;
        readonly end: number;
    };
    readonly text: string;
}
/** Where `x.title` or `x.title ?? …` is sent as it stands, `x.name` can be sent instead. */
export declare function wireNameFor(_code: Code, { sent }: DisplayName): TextEdit | undefined;
export {};

import { type Ref } from './code.js';
import type { Refusal } from './refusals.js';
interface Replacement {
    readonly at: {
        readonly file: Ref['file'];
        readonly start: number;
        readonly end: number;
    };
    readonly text: string;
}
/** How the handler's SDK says invalid params, and the edit that makes it of a plain error where its names are at hand. */
export declare function codedError({ handler, at: ref, kind }: Refusal): {
    readonly text: string;
    readonly edit: Replacement | undefined;
};
export {};

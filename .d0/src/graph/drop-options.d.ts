import { type Ref } from './code.js';
/** A text that tells the reader that something could not be shown. */
export declare const saysSo: (text: unknown) => boolean;
/** Does an alternative of `is text ? … : …` hold nothing of the block, and say nothing of that? */
export declare function lostOption(option: Ref): boolean;

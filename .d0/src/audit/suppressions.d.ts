import type { AcceptedList } from '../findings/accepted.js';
import { type CodeBaseOptions } from './code-base.js';
export interface SuppressionsOptions extends CodeBaseOptions {
    /** File of accepted findings, to be listed too. */
    readonly baseline?: string;
}
/** Lists what keeps findings from counting. Every rule is on, so that what is called unneeded is. */
export declare function suppressions(options?: SuppressionsOptions): Promise<AcceptedList>;

import type { AcceptedList } from '../findings/accepted.js';
import type { Terminal } from './terminal.js';
export interface AcceptedTextOptions extends Terminal {
    readonly today: Date;
    /** How a path of the list is shown. */
    readonly pathOf: (path: string) => string;
}
/** The list for people: place and rules, then the reason, then what is no longer needed. */
export declare function acceptedText({ suppressions, summary }: AcceptedList, options: AcceptedTextOptions): string;

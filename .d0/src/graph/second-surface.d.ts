import type { Ref } from './code.js';
/**
 * A second opinion on which tools a model has. `table`: guidance is written from a list in the code while the request declares a choice;
 * `report`: a report lists tools anew; `gate`: guidance on one tool hangs on another.
 */
export interface SecondSurface {
    readonly kind: 'table' | 'report' | 'gate';
    /** Where the second surface is read. */
    readonly at: Ref;
    /** What it should agree with: the tools of the request, the choice that was sent, the text. */
    readonly other: Ref;
    readonly name: string;
    readonly isCertain: boolean;
}

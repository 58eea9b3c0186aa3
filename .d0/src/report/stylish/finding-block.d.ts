import type { Finding } from '../../findings/finding.js';
import type { Theme } from './theme.js';
/** What a finding is shown with. */
export interface Surroundings {
    /** The lines of its file, if they can be had. */
    readonly source: readonly string[] | undefined;
    readonly pathOf: (path: string) => string;
}
/** One finding: place, severity and rule; the message; the code; the path; the first line of each suggestion. */
export declare function findingBlock(finding: Finding, { source, pathOf }: Surroundings, theme: Theme): readonly string[];
/** The finding without its code and its path. */
export declare function findingLines(finding: Finding, theme: Theme): readonly string[];

import type { Coverage, Finding, Report } from '../../findings/finding.js';
import type { Theme } from './theme.js';
type PathOf = (path: string) => string;
/** Findings that disable comments cover, with the reason given. */
export declare function suppressedSection(findings: readonly Finding[], pathOf: PathOf, theme: Theme): readonly string[];
/** How many findings each rule has, the most frequent first, and what to do with so many; nothing for a few. */
export declare function ruleSection(findings: readonly Finding[], theme: Theme): readonly string[];
/** Searches that ended before they had an answer. */
export declare function inconclusiveSection({ inconclusive }: Coverage, pathOf: PathOf, theme: Theme): readonly string[];
export declare function parseFailureSection({ parseFailures }: Coverage, pathOf: PathOf, theme: Theme): readonly string[];
/** What was looked at and what was not, so that silence can be weighed. */
export declare function coverageLines(coverage: Coverage, theme: Theme): readonly string[];
/** The last line: what counts. */
export declare function summaryLine({ summary }: Report, { paint, symbols }: Theme): string;
export {};

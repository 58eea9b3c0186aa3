import type { Report, Severity } from '../findings/finding.js';
/** Turns a report into text. Pure: nothing is read or written. */
export type Reporter = (report: Report, options: ReporterOptions) => ReporterResult;
export interface ReporterResult {
    readonly output: string;
    /** Only from a reporter that cannot say what it should; otherwise the findings decide. */
    readonly exitCode?: 0 | 1 | 2;
}
export interface ReporterOptions {
    /** Text of a file named in the report; `undefined` when it cannot be had. */
    readonly sourceOf: (path: string) => string | undefined;
    /** How people are shown a path of the report, for instance relative to where they stand. */
    readonly pathOf: (path: string) => string;
    /** A path of the report as services name it that hold the repository: relative to its root, forward slashes. */
    readonly repositoryPathOf: (path: string) => string;
    /** Every rule there is, sorted by id. */
    readonly rules: readonly ReportedRule[];
    /** Columns of a line. */
    readonly columns: number;
    readonly color: boolean;
    /** Whether the reader's terminal draws more than ASCII. */
    readonly unicode: boolean;
}
/** What a report may say of a rule beside its findings. */
export interface ReportedRule {
    /** With the plugin's prefix. */
    readonly id: string;
    /** One sentence: what the rule forbids. */
    readonly description: string;
    /** Severity where every rule is on. */
    readonly severity: Severity;
    /** Whether it is on unless somebody asks for more. */
    readonly isRecommended: boolean;
    readonly section?: string;
    readonly why?: string;
    readonly whatToDo?: string;
    /** Address of its page. */
    readonly url: string;
    /** Its page in Markdown; `undefined` when it cannot be had. */
    readonly page: () => string | undefined;
}

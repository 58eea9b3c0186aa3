import type { Finding, Report } from '../findings/finding.js';
import type { FileChange } from '../fix/unified-diff.js';
import type { ReporterResult } from '../report/reporter.js';
import type { Context } from './context.js';
import type { FormatTarget } from './format-target.js';
import type { Terminal } from './terminal.js';
interface Place {
    readonly root: string;
    readonly terminal: Terminal;
    readonly context: Context;
    /** Findings whose secrets no report may print, also those that are not reported themselves; without it those of the report. */
    readonly secrets?: readonly Finding[];
    /** Texts the report is about that are not on disk. */
    readonly changes?: readonly FileChange[];
}
/** Writes each report to standard output or its file. Returns the highest exit code a reporter insists on. */
export declare function deliver(report: Report, targets: readonly FormatTarget[], place: Place): ReporterResult['exitCode'];
export declare function writeReport(file: string, output: string): void;
export {};

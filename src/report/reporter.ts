import type { Report } from '../findings/finding.js';

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
  /** Columns of a line. */
  readonly columns: number;
  readonly color: boolean;
  /** Whether the reader's terminal draws more than ASCII. */
  readonly unicode: boolean;
}

import type { Reporter } from './reporter.js';
/** The report as it is; `report.schema.json` describes it. */
export declare const json: Reporter;

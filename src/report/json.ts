import type { Reporter } from './reporter.js';

/** The report as it is; `report.schema.json` describes it. */
export const json: Reporter = (report) => ({ output: `${JSON.stringify(report, undefined, 2)}\n` });

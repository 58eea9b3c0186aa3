import type { Reporter } from './reporter.js';
import { toJson } from './to-json.js';

/** The report as it is; `report.schema.json` describes it. */
export const json: Reporter = (report) => ({ output: toJson(report) });

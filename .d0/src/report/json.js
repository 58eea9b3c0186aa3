import { toJson } from './to-json.js';
/** The report as it is; `report.schema.json` describes it. */
export const json = (report) => ({ output: toJson(report) });

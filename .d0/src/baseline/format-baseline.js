import { BASELINE_VERSION } from './baseline.js';
/** The text of a baseline file: one entry a line, so that a diff shows what came and went, and `git blame` since when. */
export function formatBaseline({ entries }) {
    const lines = entries.map((entry, index) => `    ${lineOf(entry)}${index === entries.length - 1 ? '' : ','}\n`);
    return `{\n  "schemaVersion": ${BASELINE_VERSION},\n  "findings": [${lines.length === 0 ? '' : `\n${lines.join('')}  `}]\n}\n`;
}
function lineOf({ ruleId, messageId, path, fingerprint }) {
    const members = Object.entries({ ruleId, messageId, path, fingerprint }).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{ ${members.join(', ')} }`;
}

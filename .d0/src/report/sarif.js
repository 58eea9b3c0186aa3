import { mostSevereFirst } from './most-severe.js';
import { LIMITS } from './sarif/limits.js';
import { cutNotifications, NOTIFICATION_DESCRIPTORS, toNotifications } from './sarif/notifications.js';
import { ROOT } from './sarif/places.js';
import { isTooLong, resultMaker } from './sarif/result.js';
import { toDescriptors } from './sarif/rules.js';
import { toJson } from './to-json.js';
/** SARIF 2.1.0, for code scanning and its viewers. Accepted findings stay, marked as suppressed; the most severe come first. */
export const sarif = (report, options) => {
    const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [toRun(report, options)] };
    return { output: toJson(log) };
};
function toRun(report, options) {
    const { tool, coverage, summary, baseline, since } = report;
    const rules = toDescriptors(options.rules, report.findings);
    const ruleIndices = new Map(rules.map(({ id }, index) => [id, index]));
    const findings = mostSevereFirst(report.findings).slice(0, LIMITS.results);
    const toResult = resultMaker({ options, ruleIndices, hasBaseline: baseline !== undefined || since !== undefined || summary.known > 0 });
    const notifications = [
        ...toNotifications(report, options.repositoryPathOf),
        ...cutNotifications(report.findings.length, findings.filter(({ trace }) => isTooLong(trace)).length),
    ];
    const { parseFailures: _, inconclusive: __, notAnalysed: ___, ...counts } = coverage;
    return {
        tool: {
            driver: {
                name: tool.name, version: tool.version, semanticVersion: tool.version, informationUri: `https://www.npmjs.com/package/${tool.name}`,
                rules: [...rules], notifications: [...NOTIFICATION_DESCRIPTORS],
            },
        },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r', '\u2028', '\u2029'],
        results: findings.map(toResult),
        properties: { coverage: counts, summary },
    };
}

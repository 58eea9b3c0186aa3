import { byPlace } from './by-place.js';
import { summarise } from './summarise.js';
/** One report for several code bases: paths are those of the common folder, counts are added up. At least one is needed. */
export function mergeReports(placed) {
    const reports = placed.map(({ folder, report }) => moved(report, [folder, report.root === '.' ? '' : report.root].filter((part) => part !== '').join('/')));
    const [first] = reports;
    if (!first)
        throw new Error('there is no report to merge');
    const findings = reports.flatMap((report) => report.findings).sort(byPlace);
    const stale = reports.flatMap(({ baseline }) => baseline?.stale ?? []);
    return {
        schemaVersion: 1,
        tool: first.tool,
        root: '.',
        coverage: mergeCoverage(reports.map(({ coverage }) => coverage)),
        findings,
        summary: summarise(findings),
        ...(reports.some(({ baseline }) => baseline !== undefined) ? { baseline: { stale } } : {}),
    };
}
function moved(report, folder) {
    if (folder === '')
        return report;
    const move = (item) => ({ ...item, path: `${folder}/${item.path}` });
    const { coverage, baseline } = report;
    return {
        ...report,
        coverage: { ...coverage, parseFailures: coverage.parseFailures.map(move), inconclusive: coverage.inconclusive.map(move) },
        findings: report.findings.map((finding) => ({
            ...finding,
            location: move(finding.location),
            trace: finding.trace.map(move),
            ...(finding.fix ? { fix: { edits: finding.fix.edits.map(move) } } : {}),
            ...(finding.suggestions ? { suggestions: finding.suggestions.map((suggestion) => ({ ...suggestion, edits: suggestion.edits.map(move) })) } : {}),
        })),
        ...(baseline ? { baseline: { stale: baseline.stale.map(move) } } : {}),
    };
}
const COUNTS = ['filesSeen', 'filesRead', 'filesAnalysed', 'hosts', 'servers', 'sinks', 'entries', 'unresolvedCalls'];
function mergeCoverage(all) {
    const counts = Object.fromEntries(COUNTS.map((name) => [name, all.reduce((sum, coverage) => sum + coverage[name], 0)]));
    const left = new Map();
    for (const { reason, count } of all.flatMap(({ notAnalysed }) => notAnalysed))
        left.set(reason, (left.get(reason) ?? 0) + count);
    return {
        ...counts,
        parseFailures: all.flatMap(({ parseFailures }) => parseFailures),
        inconclusive: all.flatMap(({ inconclusive }) => inconclusive),
        notAnalysed: [...left].map(([reason, count]) => ({ reason, count })).sort((a, b) => (a.reason < b.reason ? -1 : 1)),
    };
}

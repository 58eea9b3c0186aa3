import { mostSevereFirst } from './most-severe.js';
import { groupBy } from './group-by.js';
import { element } from './junit/xml.js';
import { placeOf, wayLines } from './way.js';
/**
 * JUnit XML, for CI systems that show tests: a suite for each file, a failed test for each finding, a skipped one for what was accepted
 * or could not be judged. Names hold fingerprints in the place of lines, so that a test keeps its name when its line moves, and no two are
 * equal: GitLab takes the first of several tests of one name.
 */
export const junit = (report, { repositoryPathOf }) => {
    const suites = [auditSuite(report, repositoryPathOf), ...fileSuites(report.findings, repositoryPathOf)];
    const sum = (key) => suites.reduce((total, { counts }) => total + counts[key], 0);
    const root = element('testsuites', { name: report.tool.name, tests: sum('tests'), failures: sum('failures'), skipped: sum('skipped'), errors: 0 }, suites.map(({ xml }) => xml));
    return { output: `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n` };
};
/** Passes whenever there is a report, so that CI systems which take an empty file for a mistake have a test to count. */
function auditSuite({ coverage: { parseFailures, inconclusive }, baseline }, pathOf) {
    const classname = 'mcp-audit';
    const names = new Set();
    const unjudged = [
        ...parseFailures.map(({ path, message }) => ({ name: `parses ${pathOf(path)}`, reason: message })),
        ...inconclusive.map(({ ruleId, path, line, reason }) => ({ name: `${ruleId} decides ${placeOf({ path, line }, pathOf)}`, reason })),
    ].filter(({ name }) => !names.has(name) && names.add(name));
    return toSuite(classname, [
        { xml: element('testcase', { classname, name: 'audit' }, []), outcome: 'passed' },
        ...(baseline?.stale ?? []).map((entry) => ({ xml: element('testcase', { classname, name: `baseline lists ${entry.ruleId} (${entry.fingerprint})` }, [staleEntry(entry)]), outcome: 'failures' })),
        ...unjudged.map(({ name, reason }) => ({ xml: element('testcase', { classname, name }, [skipped(reason)]), outcome: 'skipped' })),
    ]);
}
function fileSuites(findings, pathOf) {
    const byPath = groupBy(mostSevereFirst(findings), ({ location }) => location.path);
    return Array.from(byPath, ([path, ofFile]) => toSuite(pathOf(path), ofFile.map((finding) => toTestCase(finding, pathOf))));
}
function toTestCase(finding, pathOf) {
    const { ruleId, fingerprint, location, suppressed } = finding;
    const file = pathOf(location.path);
    const attributes = { classname: file.replace(/\.[^./]+$/u, ''), name: `${ruleId} (${fingerprint})`, file, line: location.line };
    if (suppressed)
        return { xml: element('testcase', attributes, [skipped(suppressed.kind === 'baseline' ? 'listed in the baseline' : suppressed.reason ?? 'no reason given')]), outcome: 'skipped' };
    return { xml: element('testcase', attributes, [failure(finding, pathOf)]), outcome: 'failures' };
}
/** The text says everything again, because GitLab shows nothing else. */
function failure({ message, severity, confidence, location, ruleId, trace }, pathOf) {
    const certainty = confidence === 'likely' ? ', likely' : '';
    const place = `${placeOf(location, pathOf)}:${location.column}`;
    const text = [`${place} ${severity === 'error' ? 'error' : 'warning'}${certainty} ${ruleId}`, message, ...wayLines(trace, pathOf)].join('\n');
    return element('failure', { message, type: severity === 'error' ? 'error' : 'warning' }, [{ text }]);
}
function staleEntry({ path, ruleId }) {
    const message = `${path}: ${ruleId}: the finding is no longer there; take its entry out of the baseline.`;
    return element('failure', { message, type: 'error' }, [{ text: message }]);
}
function skipped(reason) {
    return element('skipped', { message: reason }, []);
}
function toSuite(name, cases) {
    const count = (outcome) => cases.filter((test) => test.outcome === outcome).length;
    const counts = { tests: cases.length, failures: count('failures'), skipped: count('skipped') };
    return { counts, xml: element('testsuite', { name, ...counts, errors: 0 }, cases.map(({ xml }) => xml)) };
}

import { neutraliseLine } from '../text/neutralise.js';
import { mostSevereFirst } from './most-severe.js';
import { toJson } from './to-json.js';
import { placeOf } from './way.js';
/**
 * The code quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
 * It knows no accepted findings, so these are left out; GitLab compares fingerprints with the target branch and shows what came and went.
 */
export const gitlab = (report, { repositoryPathOf }) => {
    const taken = new Set();
    const entries = mostSevereFirst(report.findings).filter(({ suppressed }) => suppressed === undefined).map((finding) => ({
        description: neutraliseLine(descriptionOf(finding, repositoryPathOf)),
        check_name: finding.ruleId,
        fingerprint: takeFingerprint(finding.fingerprint, taken),
        severity: severityOf(finding),
        location: { path: repositoryPathOf(finding.location.path), lines: { begin: finding.location.line, end: finding.location.endLine } },
    }));
    return { output: toJson(entries) };
};
function descriptionOf({ message, trace }, pathOf) {
    const text = message.replaceAll('\n', ' ');
    return trace.length < 2 ? text : `${text} Path: ${trace.map((hop) => placeOf(hop, pathOf)).join(' → ')}.`;
}
/** GitLab's words, of which `blocker` is for what must stop a release: nothing here knows that. */
function severityOf({ severity, confidence }) {
    if (severity === 'error')
        return confidence === 'certain' ? 'critical' : 'major';
    return confidence === 'certain' ? 'minor' : 'info';
}
/** Two entries of one fingerprint would be one to GitLab. */
function takeFingerprint(fingerprint, taken) {
    let unique = fingerprint;
    for (let count = 2; taken.has(unique); count += 1)
        unique = `${fingerprint}-${count}`;
    taken.add(unique);
    return unique;
}

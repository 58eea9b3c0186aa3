import { byPlace } from '../findings/by-place.js';
import { numberEqual } from '../rule/to-finding.js';
import { activeRules } from './active-rules.js';
import { DisableComments, severityOfDisableReason } from './disable-comments.js';
/** Runs the rules over a code base and reads what its disable comments say and lack. */
export function findAll(analysis, options, config) {
    const analysed = analysis.run(activeRules(options, config));
    const comments = new DisableComments(analysis.workspace);
    const severity = severityOfDisableReason(options, config);
    const unexplained = severity ? comments.unexplained(analysed.findings, severity) : [];
    return { analysed, findings: numberEqual([...comments.mark(analysed.findings), ...unexplained].sort(byPlace)) };
}

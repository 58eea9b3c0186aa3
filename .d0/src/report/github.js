import { neutralise } from '../text/neutralise.js';
import { counted, digits } from './count.js';
import { mostSevereFirst } from './most-severe.js';
import { placeOf, wayLines } from './way.js';
/** Annotations of one kind that GitHub makes of what one step prints; further ones stay in the log. https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md#limitations */
const ANNOTATIONS = 10;
/** Characters of an annotation that the runner hands on. */
const LONGEST_MESSAGE = 4096;
/** Names in a list; who needs all takes another format. */
const MOST_NAMES = 20;
const KINDS = [
    { severity: 'error', command: 'error', noun: 'error' },
    { severity: 'warn', command: 'warning', noun: 'warning' },
];
/** Workflow commands: GitHub Actions makes annotations of them. One for each finding that counts, in a group for each severity. */
export const github = (report, options) => {
    const open = mostSevereFirst(report.findings).filter(({ suppressed }) => suppressed === undefined);
    const groups = KINDS.flatMap(({ severity, command, noun }) => {
        const findings = open.filter((finding) => finding.severity === severity);
        if (findings.length === 0)
            return [];
        return [toCommand('group', {}, `mcp-audit: ${counted(findings.length, noun)}`), ...findings.map((finding) => annotation(command, finding, options)), '::endgroup::'];
    });
    const lines = [...groups, ...stale(report), ...notices(report, open, options), summaryLine(report)];
    return { output: `${lines.join('\n')}\n` };
};
function annotation(command, finding, { repositoryPathOf }) {
    const { location: { path, line, column, endLine, endColumn }, message, trace } = finding;
    // columns are only taken where the lines are the same
    const columns = line === endLine ? { col: String(column), endColumn: String(endColumn) } : {};
    const place = { file: repositoryPathOf(path), line: String(line), endLine: String(endLine), ...columns };
    const title = finding.confidence === 'certain' ? finding.ruleId : `${finding.ruleId} (likely)`;
    return toCommand(command, { title, ...place }, fit([message, ...wayLines(trace, repositoryPathOf)]));
}
/** Such an entry fails the step, so it is no notice. */
function stale({ baseline }) {
    const entries = (baseline?.stale ?? []).map(({ path, ruleId, fingerprint }) => `${path} ${ruleId} (${fingerprint})`);
    return listed('Entries of the baseline whose finding is no longer there', entries).map((text) => toCommand('error', { title: 'mcp-audit' }, fit([text])));
}
/** What limits what the annotations and their absence mean: as notices, which take no place of a finding. */
function notices({ coverage }, open, { repositoryPathOf }) {
    const hidden = KINDS.flatMap(({ severity, noun }) => {
        const count = open.filter((finding) => finding.severity === severity).length;
        return count > ANNOTATIONS ? [`${digits(ANNOTATIONS)} of ${counted(count, noun)}`] : [];
    });
    const shown = hidden.length === 0 ? [] : [`GitHub shows ${hidden.join(' and ')} of this step as annotations, the most severe; all stand in the log.`];
    const unparsed = coverage.parseFailures.map((failure) => `${repositoryPathOf(failure.path)} (${failure.message})`);
    const undecided = coverage.inconclusive.map(({ ruleId, path, line, reason }) => `${placeOf({ path, line }, repositoryPathOf)} ${ruleId} (${reason})`);
    return [...shown, ...listed('Not parsed whole', unparsed), ...listed('Inconclusive searches', undecided)].map((text) => toCommand('notice', { title: 'mcp-audit' }, fit([text])));
}
function listed(title, names) {
    if (names.length === 0)
        return [];
    const rest = names.length - MOST_NAMES;
    return [`${title}: ${names.slice(0, MOST_NAMES).join('; ')}${rest > 0 ? `; and ${digits(rest)} more` : ''}.`];
}
function summaryLine({ summary }) {
    return `mcp-audit: ${counted(summary.errors, 'error')}, ${counted(summary.warnings, 'warning')}, ${digits(summary.suppressed)} suppressed, ${digits(summary.known)} known`;
}
/** As many lines as an annotation holds. */
function fit(lines) {
    const text = neutralise(lines.join('\n'));
    return text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE - 1)}…`;
}
function toCommand(name, properties, data) {
    const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(neutralise(value))}`).join(',');
    return `::${name}${given === '' ? '' : ` ${given}`}::${escapeData(data)}`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

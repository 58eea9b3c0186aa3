import { neutralise, neutraliseLine } from '../../text/neutralise.js';
import { counted, digits } from '../count.js';
import { groupBy } from '../group-by.js';
import { prose } from './prose.js';
const INDENT = '  ';
/** Findings that disable comments cover, with the reason given. */
export function suppressedSection(findings, pathOf, theme) {
    return section('Suppressed', findings.map(({ location, ruleId, suppressed }) => {
        const place = `${pathOf(location.path)}:${location.line}`;
        return `${place} ${ruleId}: ${suppressed?.reason ?? 'no reason given'}`;
    }), theme);
}
/** From this many findings on nobody counts them in the list. */
const MANY = 20;
/** How many findings each rule has, the most frequent first, and what to do with so many; nothing for a few. */
export function ruleSection(findings, theme) {
    if (findings.length < MANY)
        return [];
    const ofRules = [...groupBy(findings, ({ ruleId }) => ruleId)].sort(([, one], [, other]) => other.length - one.length);
    const width = digits(findings.length).length;
    const lines = ofRules.map(([ruleId, ofRule]) => {
        const files = counted(new Set(ofRule.map(({ location }) => location.path)).size, 'file');
        return `${INDENT}${digits(ofRule.length).padStart(width)}  ${neutraliseLine(ruleId)} ${theme.paint.dim(`in ${files}`)}`;
    });
    return [theme.paint.bold('By rule'), ...lines];
}
/** Searches that ended before they had an answer. */
export function inconclusiveSection({ inconclusive }, pathOf, theme) {
    return section('Inconclusive', inconclusive.map(({ ruleId, path, line, reason }) => `${pathOf(path)}:${line} ${ruleId}: ${reason}`), theme);
}
export function parseFailureSection({ parseFailures }, pathOf, theme) {
    return section('Not parsed', parseFailures.map(({ path, message }) => `${pathOf(path)}: ${message}`), theme);
}
/** What was looked at and what was not, so that silence can be weighed. */
export function coverageLines(coverage, theme) {
    const seen = [
        `${counted(coverage.filesSeen, 'file')} seen`,
        `${digits(coverage.filesAnalysed)} analysed`,
        counted(coverage.hosts, 'host'),
        counted(coverage.servers, 'server'),
        counted(coverage.sinks, 'sink'),
        counted(coverage.entries, 'entry', 'entries'),
        `${counted(coverage.unresolvedCalls, 'unresolved call')} on the paths that matter`,
    ].join(', ');
    const left = coverage.notAnalysed.map(({ reason, count }) => reasonWithCount(neutraliseLine(reason), count)).join(', ');
    return prose(left === '' ? `${seen}.` : `${seen}; not analysed: ${left}.`, '', theme).map((line) => theme.paint.dim(line));
}
/** `985 test files`, `2 symbolic links`, `12 generated`. */
function reasonWithCount(reason, count) {
    return / (?:file|link)$/u.test(reason) ? counted(count, reason) : `${digits(count)} ${reason}`;
}
/** The last line: what counts. */
export function summaryLine({ summary }, { paint, symbols }) {
    const asides = [
        summary.suppressed > 0 ? `${digits(summary.suppressed)} suppressed` : '',
        summary.known > 0 ? `${digits(summary.known)} known` : '',
    ].filter((aside) => aside !== '').join(', ');
    const aside = asides === '' ? '' : paint.dim(` (${asides})`);
    if (summary.errors + summary.warnings === 0)
        return `${paint.green(`${symbols.success} No findings`)}${aside}`;
    const counts = [
        summary.errors > 0 ? counted(summary.errors, 'error') : '',
        summary.warnings > 0 ? counted(summary.warnings, 'warning') : '',
    ].filter((count) => count !== '').join(', ');
    return summary.errors > 0 ? `${paint.red(`${symbols.error} ${counts}`)}${aside}` : `${paint.yellow(`${symbols.warning} ${counts}`)}${aside}`;
}
function section(title, entries, theme) {
    if (entries.length === 0)
        return [];
    const lines = entries.flatMap((entry) => {
        const [first = '', ...rest] = prose(neutralise(entry).replaceAll('\n', ' '), INDENT + INDENT, theme);
        return [`${INDENT}${theme.paint.dim(theme.symbols.dot)} ${first.trimStart()}`, ...rest];
    });
    return [theme.paint.bold(title), ...lines];
}

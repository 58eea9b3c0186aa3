import type { Finding, Report } from '../findings/finding.js';
import { counted, digits } from './count.js';
import { groupBy } from './group-by.js';
import { findingItem } from './markdown/finding-item.js';
import { code, escape } from './markdown/escape.js';
import { mostSevereFirst } from './most-severe.js';
import type { ReportedRule, Reporter, ReporterOptions } from './reporter.js';
import { ruleCounts } from './rule-counts.js';
import { placeOf } from './way.js';

/** Characters that GitHub takes in a comment. The summary of a step holds more, 1 MiB. */
const LONGEST_COMMENT = 65_536;
/** Places in a list that is not about findings. */
const MOST_PLACES = 20;
/** Characters of a path or a reason in such a list. */
const LONGEST_PIECE = 300;
const BETWEEN = '\n\n';

/** A summary for a pull request: counts, a table of rules, each finding with its path. The most severe first, as many as a comment holds. */
export const markdown: Reporter = (report, options) => {
  const head = [titleOf(report), ...rulesTable(report, options.rules)];
  const tail = [...limitsOf(report, options), coverageLine(report)];
  const room = LONGEST_COMMENT - [...head, ...tail, leftOut(report.findings.length)].join(BETWEEN).length - 2 * BETWEEN.length;
  const shown = itemsOf(report, options);
  const kept = takeFitting(shown, room);
  const missing = shown.length - kept.length;
  const blocks = [head.join(BETWEEN) + kept.join(''), ...(missing > 0 ? [leftOut(missing)] : []), ...tail];
  return { output: `${blocks.join(BETWEEN)}\n` };
};

function titleOf({ summary }: Report): string {
  const { errors, warnings, suppressed, known } = summary;
  const counts = [errors > 0 ? counted(errors, 'error') : '', warnings > 0 ? counted(warnings, 'warning') : ''].filter((count) => count !== '').join(', ');
  const asides = [suppressed > 0 ? `${digits(suppressed)} suppressed` : '', known > 0 ? `${digits(known)} known` : ''].filter((aside) => aside !== '').join(', ');
  return `## mcp-audit: ${counts === '' ? 'no findings' : counts}${asides === '' ? '' : ` (${asides})`}`;
}

function rulesTable({ findings }: Report, rules: readonly ReportedRule[]): readonly string[] {
  const rows = ruleCounts(findings, rules).map(({ ruleId, rule, errors, warnings }) => {
    const name = rule ? `[${code(ruleId)}](${rule.url})` : code(ruleId);
    return `| ${name} | ${digits(errors)} | ${digits(warnings)} | ${escape(rule?.description ?? '')} |`;
  });
  return rows.length === 0 ? [] : [['| rule | errors | warnings | what it is for |', '|---|--:|--:|---|', ...rows].join('\n')];
}

function itemsOf({ findings }: Report, options: ReporterOptions): readonly string[] {
  const ordered = mostSevereFirst(findings);
  const open = groupBy(ordered.filter(({ suppressed }) => suppressed === undefined), ({ severity, ruleId }) => `${severity} ${ruleId}`);
  const accepted = ordered.filter(({ suppressed }) => suppressed !== undefined);
  return [
    ...[...open.values()].flatMap((group) => group.map((finding, index) => toItem(index, code(finding.ruleId), findingItem(finding, options)))),
    ...accepted.map((finding, index) => toItem(index, 'Accepted', acceptedItem(finding, options))),
  ];
}

/** With what divides it from what stands before. */
function toItem(index: number, heading: string, item: string): string {
  return index === 0 ? `${BETWEEN}### ${heading}${BETWEEN}${item}` : `\n${item}`;
}

function acceptedItem({ location, ruleId, suppressed }: Finding, { repositoryPathOf }: ReporterOptions): string {
  const reason = suppressed?.reason ?? (suppressed?.kind === 'baseline' ? 'in the baseline' : 'no reason given');
  return `- ${code(placeOf(location, repositoryPathOf))} ${code(ruleId)}: ${escape(reason)}`;
}

/** What limits what the findings and their absence mean. */
function limitsOf({ coverage, baseline }: Report, { repositoryPathOf }: ReporterOptions): readonly string[] {
  return [
    ...list('Entries of the baseline whose finding is no longer there', (baseline?.stale ?? []).map(({ ruleId, path }) => `${code(clip(path))} ${code(ruleId)}`)),
    ...list('Not parsed whole', coverage.parseFailures.map(({ path, message }) => `${code(clip(repositoryPathOf(path)))}: ${escape(clip(message))}`)),
    ...list('Inconclusive searches', coverage.inconclusive.map(({ ruleId, path, line, reason }) => `${code(clip(placeOf({ path, line }, repositoryPathOf)))} ${code(ruleId)}: ${escape(clip(reason))}`)),
  ];
}

function clip(text: string): string {
  return text.length <= LONGEST_PIECE ? text : `${text.slice(0, LONGEST_PIECE)}…`;
}

function list(title: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const rest = items.length - MOST_PLACES;
  return [`### ${title}\n\n${[...items.slice(0, MOST_PLACES), ...(rest > 0 ? [`and ${digits(rest)} more`] : [])].map((item) => `- ${item}`).join('\n')}`];
}

function coverageLine({ coverage }: Report): string {
  const left = coverage.notAnalysed.map(({ reason, count }) => `${counted(count, 'file')} (${escape(reason)})`).join(', ');
  const seen = `${counted(coverage.filesSeen, 'file')} seen, ${digits(coverage.filesAnalysed)} analysed, ${counted(coverage.hosts, 'host')}, ${counted(coverage.servers, 'server')}`;
  return `<sub>${seen}${left === '' ? '' : `; not analysed: ${left}`}.</sub>`;
}

function leftOut(count: number): string {
  return `**${counted(count, 'finding')} left out**, the least severe: a comment on GitHub holds ${digits(LONGEST_COMMENT)} characters. The formats \`json\` and \`sarif\` have them all.`;
}

function takeFitting(items: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = items.findIndex((text) => {
    left -= text.length;
    return left < 0;
  });
  return end === -1 ? items : items.slice(0, end);
}

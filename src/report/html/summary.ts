import type { Report } from '../../findings/finding.js';
import { counted, digits, nounFor } from '../count.js';
import type { ReportedRule } from '../reporter.js';
import { ruleCounts, type RuleCount } from '../rule-counts.js';
import { html, type Content, type Markup } from './markup.js';
import { capitalised, prose } from './words.js';

/** The first thing that is read: how much was found, in how much code, and what is not known. */
export function summarySection(report: Report, rules: readonly ReportedRule[]): Markup {
  const { summary, coverage } = report;
  const undecided = coverage.parseFailures.length + coverage.inconclusive.length;
  const tiles = [
    tile(summary.errors, nounFor(summary.errors, 'error'), summary.errors > 0 ? 'error' : 'calm'),
    tile(summary.warnings, nounFor(summary.warnings, 'warning'), summary.warnings > 0 ? 'warn' : 'calm'),
    tile(summary.suppressed + summary.known, 'accepted', 'calm'),
    tile(undecided, 'not decided', undecided > 0 ? 'open' : 'calm'),
  ];
  const files = `${counted(coverage.filesSeen, 'file')} seen, ${digits(coverage.filesAnalysed)} of them analysed`;
  const ends = `${counted(coverage.sinks, 'request')} to servers, ${counted(coverage.entries, 'entry', 'entries')}`;
  const seen = `${files}: ${counted(coverage.hosts, 'host')}, ${counted(coverage.servers, 'server')}, ${ends}.`;
  return html`<section id="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
<ul class="tiles">${tiles}</ul>
<p class="seen">${seen}${report.since ? html` What counts is new since <code>${report.since.revision}</code> (${report.since.commit.slice(0, 12)}).` : ''} <a href="#limits">What could not be analysed</a></p>
${rulesTable(report, rules)}
</section>`;
}

/** A number that is read at a glance. */
export function tile(count: number, label: string, kind: string): Markup {
  return html`<li class="tile ${kind}"><strong>${digits(count)}</strong> <span>${label}</span></li>`;
}

function rulesTable({ findings }: Report, rules: readonly ReportedRule[]): Content {
  const rows = ruleCounts(findings, rules).map(ruleRow);
  return rows.length === 0 ? '' : html`<table class="rules"><caption class="unseen">Open findings by rule</caption>${RULES_HEAD}<tbody>${rows}</tbody></table>`;
}

const RULES_HEAD = html`<thead><tr><th scope="col">Rule</th><th scope="col" class="number">Errors</th><th scope="col" class="number">Warnings</th><th scope="col">What it is about</th></tr></thead>`;

function ruleRow({ ruleId, rule, errors, warnings }: RuleCount): Content {
  const about = rule === undefined ? '' : prose(capitalised(rule.description));
  return html`<tr><th scope="row"><a href="#rule=${encodeURIComponent(ruleId)}">${ruleId}</a></th>${numberCell(errors)}${numberCell(warnings)}<td>${about}</td></tr>`;
}

function numberCell(count: number): Content {
  return html`<td class="number">${count === 0 ? html`<span class="zero">0</span>` : digits(count)}</td>`;
}

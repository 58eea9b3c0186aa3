import type { Coverage, Report } from '../../findings/finding.js';
import { counted, digits } from '../count.js';
import { html, type Content, type Markup } from './markup.js';
import { pathMarkup, placeMarkup, tableHead } from './words.js';

type PathOf = (path: string) => string;

/** What limits what the findings and their absence mean. */
export function limitsSection({ coverage, baseline }: Pick<Report, 'coverage' | 'baseline'>, pathOf: PathOf): Markup {
  const stale = baseline?.stale ?? [];
  const unanswered = coverage.inconclusive.map(({ ruleId, path, line, reason }) => html`<li>${placeMarkup(pathOf(path), line)} <code>${ruleId}</code>: ${reason}</li>`);
  const lists = [
    list('Searches without an answer', 'The search ended before it had one, so there may be something to find.', unanswered),
    list('Files not parsed whole', 'What stands behind the fault was not judged.', coverage.parseFailures.map(({ path, message }) => html`<li>${pathMarkup(pathOf(path))}: ${message}</li>`)),
    list('Entries of the baseline without a finding', 'The finding is no longer there; take the entry out.', stale.map(({ path, ruleId }) => html`<li>${pathMarkup(pathOf(path))} <code>${ruleId}</code></li>`)),
  ];
  return html`<section id="limits" aria-labelledby="limits-title">
<h2 id="limits-title">What could not be analysed</h2>
${coverageTable(coverage)}
${lists}
</section>`;
}

function coverageTable(coverage: Coverage): Content {
  const rows: readonly (readonly [string, number, string])[] = [
    ['Files seen', coverage.filesSeen, 'Everything in the folder that version control does not ignore and that may hold code.'],
    ['Files read', coverage.filesRead, 'Searched for words of the protocol.'],
    ['Files analysed', coverage.filesAnalysed, 'Parsed, because they matter to an answer.'],
    ...coverage.notAnalysed.map(({ reason, count }): readonly [string, number, string] => ['Files not analysed', count, reason]),
    ['Unresolved calls', coverage.unresolvedCalls, 'Ends of paths at which nobody knows who calls. A path may go on there.'],
    ['Searches without an answer', coverage.inconclusive.length, coverage.inconclusive.length === 0 ? 'Every search came to an end.' : 'Listed below.'],
    ['Files not parsed whole', coverage.parseFailures.length, coverage.parseFailures.length === 0 ? 'Every file that matters was parsed.' : 'Listed below.'],
  ];
  const body = rows.map(([what, count, why]) => html`<tr><th scope="row">${what}</th><td class="number">${digits(count)}</td><td>${why}</td></tr>`);
  return html`<table class="coverage"><caption class="unseen">Coverage</caption><thead class="unseen">${tableHead(['What', 'How many', 'Why'])}</thead><tbody>${body}</tbody></table>`;
}

function list(title: string, meaning: string, items: readonly Content[]): Content {
  if (items.length === 0) return '';
  return html`<details class="limit"${items.length <= 20 ? html` open` : ''}><summary>${title} <span class="tally">${counted(items.length, 'entry', 'entries')}</span></summary><p>${meaning}</p><ul>${items}</ul></details>`;
}

import type { Finding, Report } from '../../findings/finding.js';
import { counted } from '../count.js';
import { groupBy } from '../group-by.js';
import { mostSevereFirst } from '../most-severe.js';
import type { ReportedRule, ReporterOptions } from '../reporter.js';
import { takeUnique } from '../take-unique.js';
import { STARTERS } from './causes.js';
import { choicesOf, controls, moreButton, type Choice, type Facet } from './controls.js';
import { findingItem, stateOf, type FindingLook } from './finding.js';
import { html, type Content, type Markup } from './markup.js';
import { capitalised, prose } from './words.js';

/** So many findings are read at once; of more only the lines are shown. */
const OPEN_AT_ONCE = 3;
/** So many are shown at first where somebody can ask for more. */
const STEP = 50;
/** Paths beside each other that are drawn; of further ones the lists say the same. */
const MOST_DRAWN = 200;
const NOTHING = html`<p class="nothing">Nothing was found. What silence means depends on <a href="#limits">what was looked at</a>.</p>`;
/** The first is the one that the list is written in. */
const GROUPINGS: readonly Choice[] = [{ value: '', label: 'rule' }, { value: 'file', label: 'file' }, { value: 'starter', label: 'who starts it' }];

/** What is the same for all findings of a page. */
type PageLook = Omit<FindingLook, 'isOpen' | 'isLater' | 'isDrawn'>;

/** The findings by rule, the most severe first, with search and filters. */
export function findingsSection({ findings }: Report, options: Pick<ReporterOptions, 'rules'>, look: PageLook): Markup {
  if (findings.length === 0) return html`<section id="findings" aria-labelledby="findings-title"><h2 id="findings-title">Findings</h2>${NOTHING}</section>`;
  const toId = idsOf();
  const isOpen = findings.length <= OPEN_AT_ONCE;
  const ordered = [...groupBy(mostSevereFirst(findings), ({ ruleId }) => ruleId).values()].flat();
  const items = ordered.map((finding, index) => ({ finding, item: findingItem(finding, toId(finding), { ...look, isOpen, isLater: index >= STEP, isDrawn: index < MOST_DRAWN }) }));
  const groups = Array.from(groupBy(items, ({ finding }) => finding.ruleId), ([ruleId, ofRule]) => group(ruleId, ofRule, options.rules.find(({ id }) => id === ruleId)));
  return html`<section id="findings" aria-labelledby="findings-title" data-list="findings" data-step="${STEP}">
<h2 id="findings-title">Findings</h2>
${controls({ list: 'findings', noun: { one: 'finding', many: 'findings' }, facets: facetsOf(findings, look), groupings: GROUPINGS })}
<div data-groups data-by="rule">${groups}</div>
${moreButton('findings')}
</section>`;
}

function group(ruleId: string, items: readonly { readonly finding: Finding; readonly item: Markup }[], rule: ReportedRule | undefined): Content {
  const about = rule ? html`<p class="about">${prose(capitalised(rule.description))}. ${rule.why === undefined ? '' : prose(rule.why)} <a href="${rule.url}" rel="noreferrer noopener">About this rule</a></p>` : '';
  return html`<section class="group" data-group id="rule=${ruleId}"><h3><code>${ruleId}</code> <span class="tally">${counted(items.length, 'finding')}</span></h3>${about}
${items.map(({ item }) => item)}</section>
`;
}

function facetsOf(findings: readonly Finding[], { pathOf, causesOf }: PageLook): readonly Facet[] {
  const word = (words: Readonly<Record<string, string>>) => (value: string): string => words[value] ?? value;
  return [
    { name: 'rule', label: 'Rule', all: 'every rule', choices: choicesOf(findings, ({ ruleId }) => ruleId) },
    { name: 'file', label: 'File', all: 'every file', choices: choicesOf(findings, ({ location }) => pathOf(location.path)) },
    { name: 'severity', label: 'Severity', all: 'any', choices: choicesOf(findings, ({ severity }) => severity, word({ error: 'errors', warn: 'warnings' })) },
    { name: 'confidence', label: 'Certainty', all: 'any', choices: choicesOf(findings, ({ confidence }) => confidence) },
    { name: 'starter', label: 'Started by', all: 'anybody', choices: choicesOf(findings, (finding) => causesOf(finding)?.own.initiator, (value) => STARTERS[value].name) },
    { name: 'state', label: 'State', all: 'any', choices: choicesOf(findings, stateOf, word({ known: 'in the baseline' })) },
  ];
}

/** An id for each finding, told by its fingerprint so that a link outlives another audit. */
function idsOf(): (finding: Finding) => string {
  const taken = new Set<string>();
  return ({ fingerprint }) => takeUnique(`f-${fingerprint.replaceAll(/[^\w-]/g, '_')}`, taken);
}

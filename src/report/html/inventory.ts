import type { HostInitiator, HostRequest, InitiatorName, Inventory, Offered } from '../../findings/inventory.js';
import { declared, initiators as initiatorWords, sections, UNNAMED } from '../inventory/words.js';
import { groupBy } from '../group-by.js';
import { STARTERS } from './causes.js';
import { choicesOf, controls, moreButton } from './controls.js';
import type { PageSection } from './head.js';
import { html, type Content, type Markup } from './markup.js';
import { hostPicture, serverPicture } from './pictures.js';
import { callsMarkup, capitalised, likelyBadge, narrowPlaceMarkup, starterChip, tableHead } from './words.js';

type PathOf = (path: string) => string;

/** The sections of a page on what is exposed; those with nothing in them are left out. */
export function inventorySections(inventory: Inventory, pathOf: PathOf): readonly PageSection[] {
  return [
    ...(inventory.requests.length === 0 ? [] : [{ id: 'requests', title: 'Host', content: requestsSection(inventory, pathOf) }]),
    ...(inventory.offered.length === 0 ? [] : [{ id: 'offered', title: 'Server', content: offeredSection(inventory, pathOf) }]),
  ];
}

/** What is offered over the protocol, and who controls it: a picture, and a table for each kind. */
function offeredSection(inventory: Inventory, pathOf: PathOf): Content {
  const { offered } = inventory;
  const kinds: Readonly<Record<string, string>> = { tool: 'tools', prompt: 'prompts', resource: 'resources' };
  const facets = [
    { name: 'kind', label: 'Kind', all: 'every kind', choices: choicesOf(offered, ({ kind }) => kind, (kind) => kinds[kind] ?? kind) },
    { name: 'does', label: 'Handler', all: 'whatever it does', choices: choicesOf(offered, ({ does }) => does) },
    { name: 'when', label: 'Offered', all: 'always or not', choices: choicesOf(offered, whenOf) },
    { name: 'file', label: 'File', all: 'every file', choices: choicesOf(offered, ({ location }) => pathOf(location.path)) },
  ];
  return html`<section id="offered" aria-labelledby="offered-title" data-list="offered" data-step="200">
<h2 id="offered-title">What servers of this code offer</h2>
<p class="about">Each primitive of the protocol has one controller: the model calls tools, the user picks prompts, the application reads resources.</p>
${serverPicture(inventory, 'offered.')}
${controls({ list: 'offered', noun: { one: 'entry', many: 'entries' }, facets })}
${sections(inventory).map(({ title, who, entries }) => html`<section class="group" data-group><h3>${title} <span class="tally">${who}</span></h3>${offeredTable(entries, pathOf)}</section>
`)}
${moreButton('offered')}
</section>`;
}

function whenOf({ conditions }: Offered): string {
  return conditions.length === 0 ? 'always' : 'under a condition';
}

function offeredTable(entries: readonly Offered[], pathOf: PathOf): Markup {
  const isTool = entries[0]?.kind === 'tool';
  const rows = entries.map((one) => html`<tr data-item data-kind="${one.kind}" data-does="${one.does}" data-when="${whenOf(one)}" data-file="${pathOf(one.location.path)}">
<th scope="row">${nameOf(one)}${conditionsOf(one)}</th>
<td data-label="Its handler">${handlerOf(one, pathOf)}</td>${isTool ? html`<td data-label="It declares">${declared(one)}</td>` : ''}${whereCell(one, pathOf)}</tr>
`);
  return inventoryTable(['Name', 'Its handler', ...(isTool ? ['It declares'] : []), 'Where'], rows);
}

function inventoryTable(titles: readonly string[], rows: Content): Markup {
  return html`<table class="inventory"><thead>${tableHead(titles)}</thead><tbody>${rows}</tbody></table>`;
}

function nameOf({ name }: Offered): Content {
  return name === undefined ? UNNAMED : html`<code class="name">${name}</code>`;
}

function conditionsOf({ conditions }: Offered): Content {
  const each = conditions.map((condition, index) => [index === 0 ? '' : ' and ', html`<code>${condition}</code>`]);
  return conditions.length === 0 ? '' : html`<span class="when">only when ${each}</span>`;
}

function whereCell({ location }: Offered | HostRequest, pathOf: PathOf): Content {
  return html`<td data-label="Where">${narrowPlaceMarkup(pathOf(location.path), location.line)}</td>`;
}

const ACTS: readonly Offered['does'][] = ['writes', 'runs a process', 'relays'];

function handlerOf({ does, effect }: Offered, pathOf: PathOf): Content {
  const verdict = html`<span class="verdict${ACTS.includes(does) ? ' acts' : does === 'unknown' ? ' open' : ''}">${does === 'nothing' ? 'nothing outside' : does}</span>`;
  if (!effect || does === 'unknown' || does === 'nothing') return verdict;
  const way = [...effect.path.filter(({ call }) => call !== ''), { call: effect.what }];
  return html`${verdict} ${callsMarkup(way)}${likelyBadge(effect.isLikely)}<span class="when">${narrowPlaceMarkup(pathOf(effect.location.path), effect.location.line)}</span>`;
}

const ABOUT_REQUESTS = 'Every request, with everybody who can cause it: the model, a user, a request from outside, a schedule, the start of the program. A dashed line rests on a name alone.';

/** What is asked of servers, and who can cause it: a picture, and a table with every path. */
function requestsSection(inventory: Inventory, pathOf: PathOf): Content {
  const { requests } = inventory;
  const facets = [
    { name: 'method', label: 'Method', all: 'every method', choices: choicesOf(requests, ({ method }) => method) },
    { name: 'starter', label: 'Caused by', all: 'anybody', choices: choicesOf(requests, startersOf, (value) => STARTERS[value].name) },
    { name: 'file', label: 'File', all: 'every file', choices: choicesOf(requests, ({ location }) => pathOf(location.path)) },
  ];
  return html`<section id="requests" aria-labelledby="requests-title" data-list="requests" data-step="200">
<h2 id="requests-title">What hosts in this code ask of servers</h2>
<p class="about">${ABOUT_REQUESTS}</p>
${hostPicture(inventory, pathOf, 'requests.')}
${controls({ list: 'requests', noun: { one: 'request', many: 'requests' }, facets })}
<div data-group>${inventoryTable(['Method', 'Caused by', 'Where'], requests.map((request) => requestRow(request, pathOf)))}</div>
${moreButton('requests')}
</section>`;
}

function startersOf({ initiators }: HostRequest): readonly InitiatorName[] {
  return initiators.map(({ initiator }) => initiator);
}

function requestRow(request: HostRequest, pathOf: PathOf): Content {
  const { method, location, isAnyMethod, initiators } = request;
  const causes = initiators.length === 0 ? capitalised(initiatorWords(request)) : causesOf(initiators, pathOf);
  return html`<tr data-item data-method="${method}" data-file="${pathOf(location.path)}" data-starter="${[...new Set(startersOf(request))].join('\n')}">
<th scope="row"><code class="name">${method}</code>${isAnyMethod ? html`<span class="when">the caller chooses the method</span>` : ''}</th>
<td data-label="Caused by">${causes}</td>
${whereCell(request, pathOf)}</tr>
`;
}

/** Who causes a request, with how many paths each; the paths on demand. */
function causesOf(initiators: readonly HostInitiator[], pathOf: PathOf): Content {
  const chips = Array.from(groupBy(initiators, ({ initiator }) => initiator), ([initiator, all]) => html`${starterChip(initiator, all.length)}${likelyBadge(all.every(({ isLikely }) => isLikely))} `);
  return html`<details class="ways"><summary>${chips}</summary><ul>${initiators.map((one) => wayItem(one, pathOf))}</ul></details>`;
}

function wayItem({ initiator, entry, path, isLikely }: HostInitiator, pathOf: PathOf): Content {
  return html`<li>${starterChip(initiator)} ${narrowPlaceMarkup(pathOf(entry.path), entry.line)}<span class="when">${callsMarkup(path)}${likelyBadge(isLikely)}</span></li>`;
}

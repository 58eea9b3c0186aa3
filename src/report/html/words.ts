import type { CallStep, InitiatorName } from '../../findings/inventory.js';
import { mapParts } from '../message-parts.js';
import { classOf, STARTERS } from './causes.js';
import { html, type Content, type Markup } from './markup.js';

/** A message of ours: what stands between backticks is code. */
export function prose(message: string): readonly Markup[] {
  return mapParts(message, (text) => html`${text}`, (code) => html`<code>${code}</code>`);
}

/** A message up to the end of its first sentence; a full stop inside code ends none. */
export function gistOf(message: string): string {
  const [first] = /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/u.exec(message) ?? [];
  return first ?? message;
}

export function pathMarkup(path: string): Markup {
  return html`<bdi class="path">${path}</bdi>`;
}

/** As `placeMarkup`, where there is little room: the path breaks after a slash, which costs an element for each. */
export function narrowPlaceMarkup(path: string, line: number): Markup {
  const pieces = path.split(/(?<=\/)/u);
  return html`<span class="place"><bdi class="path">${pieces.map((piece, index) => html`${index === 0 ? '' : html`<wbr>`}${piece}`)}</bdi>:${line}</span>`;
}

/** The file and its folder: enough to tell it on a picture. */
export function tailOf(path: string): string {
  return path.split('/').slice(-2).join('/');
}

/** `src/agent.ts:5`. */
export function placeMarkup(path: string, line: number, column?: number): Markup {
  return html`<span class="place">${pathMarkup(path)}:${line}${column === undefined ? '' : `:${column}`}</span>`;
}

/** The row of a table that names its columns. */
export function tableHead(titles: readonly string[]): Markup {
  return html`<tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr>`;
}

export function likelyBadge(isLikely: boolean): Content {
  return isLikely ? html` <span class="badge">likely</span>` : '';
}

export function starterChip(initiator: InitiatorName, count = 1): Markup {
  return html`<span class="chip ${classOf(initiator)}">${STARTERS[initiator].name}${count > 1 ? ` × ${count}` : ''}</span>`;
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Calls in the order in which they are made: `pick → promptOf → getPrompt`. */
export function callsMarkup(path: readonly Pick<CallStep, 'call'>[]): readonly Markup[] {
  return path.map(({ call }, index) => html`${index === 0 ? '' : html` <span class="then">→</span> `}<code>${call === '' ? 'call' : call}</code>`);
}

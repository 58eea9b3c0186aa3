import type { CallStep } from '../../findings/inventory.js';
import { html, type Markup } from './markup.js';

/** A message of ours: what stands between backticks is code. */
export function prose(message: string): readonly Markup[] {
  return message.split(/`([^`]+)`/u).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
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

/** `src/agent.ts:5`. */
export function placeMarkup(path: string, line: number, column?: number): Markup {
  return html`<span class="place">${pathMarkup(path)}:${line}${column === undefined ? '' : `:${column}`}</span>`;
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Calls in the order in which they are made: `pick → promptOf → getPrompt`. */
export function callsMarkup(path: readonly Pick<CallStep, 'call'>[]): readonly Markup[] {
  return path.map(({ call }, index) => html`${index === 0 ? '' : html` <span class="then">→</span> `}<code>${call === '' ? 'call' : call}</code>`);
}

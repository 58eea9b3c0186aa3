import { html, type Content, type Markup } from './markup.js';

/** A message of ours: what stands between backticks is code. */
export function prose(message: string): readonly Markup[] {
  return message.split(/`([^`]+)`/u).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** A message up to the end of its first sentence; a full stop inside code ends none. */
export function gistOf(message: string): string {
  const [first] = /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/u.exec(message) ?? [];
  return first ?? message;
}

/** A path of which the end, that tells most, is never cut off: it may break after each slash. */
export function pathMarkup(path: string): Markup {
  const pieces = path.split(/(?<=\/)/u);
  return html`<bdi class="path">${pieces.map((piece, index): Content => (index === 0 ? piece : [html`<wbr>`, piece]))}</bdi>`;
}

/** `src/agent.ts:5`. */
export function placeMarkup(path: string, line: number, column?: number): Markup {
  return html`<span class="place">${pathMarkup(path)}:${line}${column === undefined ? '' : `:${column}`}</span>`;
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

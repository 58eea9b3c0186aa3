import { frameRows, TAB, type FrameSize } from '../frame.js';
import { html, type Content, type Markup } from './markup.js';

const SIZE: FrameSize = { around: 2, marked: 6 };
/** Characters. Of a longer line the part around the place is shown. */
const LONGEST_LINE = 240;
/** Characters of a long line that stand before the place. */
const BEFORE = 60;

/** A stretch of source as a reader counts it: 1-based, the end exclusive. */
export interface Stretch { readonly line: number; readonly column: number; readonly endLine: number; readonly endColumn: number }

/** The lines of a place with their neighbours, the place itself marked. Nothing when the file (as lines) has no such line any more. */
export function codeFrame(lines: readonly string[], place: Stretch): Markup | undefined {
  const rows = frameRows(lines, place, SIZE);
  if (rows.length === 0) return undefined;
  const indent = Math.min(...rows.filter(({ text }) => text.trim() !== '').map(({ text }) => indentOf(text)));
  const shown = rows.map(({ number, text, isMarked }) => html`<span class="line${isMarked ? ' hit' : ''}" data-n="${number}">${isMarked ? markedLine(text, number, place, indent) : plainLine(text, indent)}
</span>`);
  return html`<pre class="code"><code>${shown}</code></pre>`;
}

/** The line of a place without its indentation, as much of it as is quickly read. */
export function codeLine(lines: readonly string[] | undefined, line: number): string | undefined {
  const text = lines?.[line - 1]?.trim();
  if (text === undefined || text === '') return undefined;
  return text.length > LONGEST_LINE / 2 ? `${text.slice(0, LONGEST_LINE / 2)}…` : text;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function plainLine(line: string, indent: number): string {
  const text = line.slice(Math.min(indent, indentOf(line)));
  return spaced(text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text);
}

function markedLine(line: string, number: number, place: Stretch, indent: number): Content {
  const from = number === place.line ? place.column - 1 : indentOf(line);
  const to = Math.max(from, number === place.endLine ? place.endColumn - 1 : line.length);
  const start = line.length - indent <= LONGEST_LINE ? Math.min(indent, from) : Math.max(Math.min(indent, from), from - BEFORE);
  const end = Math.min(line.length, start + LONGEST_LINE);
  const mark = line.slice(from, Math.min(to, end));
  return [
    start > indent ? '…' : '', spaced(line.slice(start, from)), mark === '' ? '' : html`<mark>${spaced(mark)}</mark>`, spaced(line.slice(Math.min(to, end), end)), end < line.length ? '…' : '',
  ];
}

function spaced(text: string): string {
  return text.replaceAll('\t', TAB);
}

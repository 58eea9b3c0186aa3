import { html, type Content, type Markup } from './markup.js';

const LINES_AROUND = 2;
/** A place of more lines is shown by its beginning. */
const MARKED_LINES = 6;
const TAB = '  ';
/** Characters. Of a longer line the part around the place is shown. */
const LONGEST_LINE = 240;
/** Characters of a long line that stand before the place. */
const BEFORE = 60;

/** A stretch of source as a reader counts it: 1-based, the end exclusive. */
export interface Stretch { readonly line: number; readonly column: number; readonly endLine: number; readonly endColumn: number }

/** The lines of a place with their neighbours, the place itself marked. Nothing when the file (as lines) has no such line any more. */
export function codeFrame(lines: readonly string[], place: Stretch): Markup | undefined {
  if (lines[place.line - 1] === undefined) return undefined;
  const lastMarked = Math.min(place.endLine, place.line + MARKED_LINES - 1, lines.length);
  const first = Math.max(1, place.line - LINES_AROUND);
  const last = Math.min(lines.length, lastMarked + LINES_AROUND);
  const shown = lines.slice(first - 1, last);
  const indent = Math.min(...shown.filter((line) => line.trim() !== '').map(indentOf));
  const rows = shown.map((line, index) => {
    const number = first + index;
    const isMarked = number >= place.line && number <= lastMarked;
    return html`<span class="line${isMarked ? ' hit' : ''}" data-n="${number}">${isMarked ? markedLine(line, number, place, indent) : plainLine(line, indent)}
</span>`;
  });
  return html`<pre class="code"><code>${rows}</code></pre>`;
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

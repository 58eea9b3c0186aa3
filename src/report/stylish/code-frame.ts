import type { Location } from '../../findings/finding.js';
import { neutraliseLine } from '../../text/neutralise.js';
import { graphemesOf, widthOf } from '../../text/width.js';
import { frameRows, TAB, type FrameSize } from '../frame.js';
import type { Theme } from './theme.js';

const INDENT = '  ';
const SIZE: FrameSize = { around: 1, marked: 3 };
/** Characters. Nobody reads a longer line; a build wrote it. */
const LONGEST_LINE = 2000;

/**
 * The lines of a location with their neighbours, the place itself underlined. Nothing when the file (as lines) has no such line any
 * more or the line is too long to be read.
 */
export function codeFrame(lines: readonly string[], location: Location, theme: Theme): readonly string[] {
  const source = lines[location.line - 1];
  if (source === undefined || source.length > LONGEST_LINE) return [];
  const rows = frameRows(lines, location, SIZE);
  const gutter = String(rows.at(-1)?.number).length;
  const room = theme.columns - INDENT.length - gutter - 5;
  const start = scrollOf(source, location, room);
  return rows.flatMap(({ number, text, isMarked }) => frameLine({ number, gutter, isMarked, window: { start, room } }, text.slice(0, LONGEST_LINE), location, theme));
}

/** Columns of a long line that are shown: from `start`, at most `room`. */
interface Window { readonly start: number; readonly room: number }
interface FrameLine { readonly number: number; readonly gutter: number; readonly isMarked: boolean; readonly window: Window }

function frameLine(line: FrameLine, source: string, location: Location, { paint, symbols }: Theme): readonly string[] {
  const pointer = line.isMarked ? paint.red(symbols.pointer) : ' ';
  const number = paint.dim(`${String(line.number).padStart(line.gutter)} ${symbols.bar}`);
  const code = crop(toShown(source), line.window, symbols.ellipsis);
  const codeLine = `${INDENT}${pointer} ${number} ${line.isMarked ? code : paint.dim(code)}`.trimEnd();
  const underline = line.isMarked ? underlineOf(source, line, location) : '';
  if (underline.trim() === '') return [codeLine];
  const empty = paint.dim(`${' '.repeat(line.gutter)} ${symbols.bar}`);
  return [codeLine, `${INDENT}  ${empty} ${paint.red(underline.replaceAll('^', symbols.caret))}`];
}

function underlineOf(source: string, { number, window }: FrameLine, location: Location): string {
  const indentation = source.length - source.trimStart().length;
  const from = number === location.line ? location.column - 1 : indentation;
  const to = number === location.endLine ? location.endColumn - 1 : source.length;
  const start = widthOf(toShown(source.slice(0, from)));
  const end = Math.max(start + 1, widthOf(toShown(source.slice(0, to).trimEnd())));
  const marks = ' '.repeat(start) + '^'.repeat(end - start);
  return marks.slice(window.start, window.start + window.room);
}

/** How far a long line is moved to the left, so that the place can be seen with a little of what stands before it. */
function scrollOf(source: string, location: Location, room: number): number {
  const start = widthOf(toShown(source.slice(0, location.column - 1)));
  const end = location.endLine === location.line ? widthOf(toShown(source.slice(0, location.endColumn - 1))) : start + 1;
  if (end <= room) return 0;
  return Math.max(0, Math.min(start - Math.floor(room / 4), end));
}

function crop(shown: string, { start, room }: Window, ellipsis: string): string {
  const total = widthOf(shown);
  if (shown === '' || (start === 0 && total <= room)) return shown;
  const first = start === 0 ? 0 : start + ellipsis.length;
  const end = total > start + room ? start + room - ellipsis.length : total;
  let column = 0;
  let result = '';
  for (const grapheme of graphemesOf(shown)) {
    const next = column + widthOf(grapheme);
    // Half of a wide character at the left edge becomes a space, so that what follows stays above its mark.
    if (column >= first && next <= end) result += grapheme;
    else if (next > first && column < first) result += ' '.repeat(next - first);
    column = next;
  }
  return `${start === 0 ? '' : ellipsis}${result}${end < total ? ellipsis : ''}`;
}

function toShown(source: string): string {
  return neutraliseLine(source.replaceAll('\t', TAB));
}

import type { Location } from '../../findings/finding.js';
import { lineStartsOf } from '../../text/lines.js';
import { neutraliseLine } from '../../text/neutralise.js';
import { graphemesOf, widthOf } from '../../text/width.js';
import type { Theme } from './theme.js';

const INDENT = '  ';
const LINES_AROUND = 1;
/** A place of more lines is shown by its beginning. */
const MARKED_LINES = 3;
const TAB = '  ';

/** The lines of a location with their neighbours, the place itself underlined; nothing when the text has no such line. */
export function codeFrame(text: string, location: Location, theme: Theme): readonly string[] {
  const lines = linesOf(text);
  if (location.line > lines.length) return [];
  const lastMarked = Math.min(location.endLine, location.line + MARKED_LINES - 1, lines.length);
  const first = Math.max(1, location.line - LINES_AROUND);
  const last = Math.min(lines.length, lastMarked + LINES_AROUND);
  const gutter = String(last).length;
  const room = theme.columns - INDENT.length - gutter - 5;
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const start = scrollOf(lines[location.line - 1] ?? '', location, room);
  return shown.flatMap((number) => {
    const isMarked = number >= location.line && number <= lastMarked;
    return frameLine({ number, gutter, isMarked, window: { start, room } }, lines[number - 1] ?? '', location, theme);
  });
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
  if (start === 0 && widthOf(shown) <= room) return shown;
  const before = start > 0 ? ellipsis : '';
  let column = 0;
  let result = '';
  for (const grapheme of graphemesOf(shown)) {
    const width = widthOf(grapheme);
    const isLeft = column < start + before.length;
    const isRight = column + width > start + room - ellipsis.length;
    if (!isLeft && isRight && widthOf(shown) > start + room) return before + result + ellipsis;
    if (!isLeft) result += grapheme;
    column += width;
  }
  return result === '' && shown !== '' ? '' : before + result;
}

function toShown(source: string): string {
  return neutraliseLine(source.replaceAll('\t', TAB));
}

function linesOf(text: string): readonly string[] {
  const starts = lineStartsOf(text);
  return starts.map((start, index) => text.slice(start, starts[index + 1]).replace(/[\n\r\u2028\u2029]+$/u, ''));
}

/** How much of a place is shown: lines around it, and of a place of more lines the first so many. */
export interface FrameSize { readonly around: number; readonly marked: number }

export interface FrameRow { readonly number: number; readonly text: string; readonly isMarked: boolean }

/** What a tab is shown as. */
export const TAB = '  ';

/** The lines of a place with their neighbours; none when the file (as lines) has no such line any more. */
export function frameRows(lines: readonly string[], { line, endLine }: { readonly line: number; readonly endLine: number }, { around, marked }: FrameSize): readonly FrameRow[] {
  if (lines[line - 1] === undefined) return [];
  const lastMarked = Math.min(endLine, line + marked - 1, lines.length);
  const first = Math.max(1, line - around);
  return lines.slice(first - 1, lastMarked + around).map((text, index) => {
    const number = first + index;
    return { number, text, isMarked: number >= line && number <= lastMarked };
  });
}

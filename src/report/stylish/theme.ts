import pc from 'picocolors';

import type { ReporterOptions } from '../reporter.js';

/** How the parts of a report look on this terminal. */
export interface Theme {
  readonly paint: ReturnType<typeof pc.createColors>;
  readonly symbols: Symbols;
  readonly columns: number;
}

export interface Symbols {
  readonly pointer: string;
  readonly bar: string;
  readonly caret: string;
  readonly ellipsis: string;
  readonly pathStart: string;
  readonly pathNext: string;
  readonly pathEnd: string;
  readonly pathOnly: string;
  readonly dot: string;
  readonly error: string;
  readonly warning: string;
  readonly success: string;
}

const UNICODE: Symbols = {
  pointer: '❯', bar: '│', caret: '^', ellipsis: '…', pathStart: '┌', pathNext: '├', pathEnd: '└', pathOnly: '╶', dot: '·', error: '✖', warning: '▲', success: '✔',
};
const ASCII: Symbols = {
  pointer: '>', bar: '|', caret: '^', ellipsis: '...', pathStart: '.', pathNext: '|', pathEnd: '`', pathOnly: '-', dot: '-', error: 'x', warning: '!', success: 'ok',
};

/** Below this nothing can be read; the terminal wraps. */
const NARROWEST = 24;
/** Above this lines are too long to be followed. */
const WIDEST = 120;

export function themeOf({ color, unicode, columns }: Pick<ReporterOptions, 'color' | 'unicode' | 'columns'>): Theme {
  return { paint: pc.createColors(color), symbols: unicode ? UNICODE : ASCII, columns: Math.min(WIDEST, Math.max(NARROWEST, columns)) };
}

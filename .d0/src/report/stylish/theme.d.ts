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
export declare function themeOf({ color, unicode, columns }: Pick<ReporterOptions, 'color' | 'unicode' | 'columns'>): Theme;

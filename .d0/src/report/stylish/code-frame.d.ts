import type { Location } from '../../findings/finding.js';
import type { Theme } from './theme.js';
/**
 * The lines of a location with their neighbours, the place itself underlined. Nothing when the file (as lines) has no such line any
 * more or the line is too long to be read.
 */
export declare function codeFrame(lines: readonly string[], location: Location, theme: Theme): readonly string[];

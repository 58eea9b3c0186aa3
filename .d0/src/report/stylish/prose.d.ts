import type { Theme } from './theme.js';
/** A sentence of a finding: made harmless, wrapped to what the indentation leaves, with code in colour. */
export declare function prose(text: string, indent: string, theme: Theme): readonly string[];

import type { Terminal } from '../terminal.js';
/** A doc page as text for a terminal: wrapped, headings and code told apart, addresses of links in brackets. */
export declare function renderMarkdown(markdown: string, { color, columns, unicode }: Terminal): string;

import type { Terminal } from './terminal.js';
/** What `--help` prints. */
export declare function helpText({ color, columns }: Terminal): string;

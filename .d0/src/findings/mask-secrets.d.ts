import type { Finding } from './finding.js';
/** The text of a file with every secret a finding is about hidden but for its beginning. Lines and columns stay what they are. */
export declare function maskSecrets(path: string, text: string, findings: readonly Finding[]): string;
/** A text made of pieces of a file, with the secrets that the findings show in the file hidden in it. */
export declare function maskCopies(copy: string, path: string, text: string, findings: readonly Finding[]): string;

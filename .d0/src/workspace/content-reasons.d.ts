/** Why a file is left out, judged by its first bytes and a few probes; `undefined` for a file to analyse. Costs about a microsecond. */
export declare function reasonOfContent(path: string, bytes: Buffer): string | undefined;

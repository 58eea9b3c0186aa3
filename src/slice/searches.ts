/** The answers that rest on the text of files, parsed or not. */
export interface Searches {
  /** `shape name` → files. */
  readonly shaped: ReadonlyMap<string, readonly string[]>;
  readonly plain: ReadonlyMap<string, readonly string[]>;
  /** Name → how many definitions each counted file holds. */
  readonly definitions: ReadonlyMap<string, ReadonlyMap<string, number> & { readonly limit: number }>;
  /** File → names that it was asked to export. */
  readonly exports: ReadonlyMap<string, ReadonlySet<string>>;
}

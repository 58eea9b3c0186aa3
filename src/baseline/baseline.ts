/** One accepted finding. The fingerprint is its identity; the rest tells people, and scopes, what it is about. */
export interface BaselineEntry {
  /** With the plugin's prefix. */
  readonly ruleId: string;
  readonly messageId: string;
  /** Where the finding was when the entry was written, relative to the root. */
  readonly path: string;
  readonly fingerprint: string;
}

/** The findings a team has accepted for now, sorted, each fingerprint once. */
export interface Baseline { readonly entries: readonly BaselineEntry[] }

export const EMPTY_BASELINE: Baseline = { entries: [] };

export const BASELINE_VERSION = 1;

/** By rule, path and fingerprint, so that a change of one finding is a change of one line. */
export function toBaseline(entries: Iterable<BaselineEntry>): Baseline {
  const byFingerprint = new Map(Array.from(entries, (entry) => [entry.fingerprint, entry]));
  return { entries: [...byFingerprint.values()].sort((a, b) => compare(keyOf(a), keyOf(b))) };
}

const keyOf = ({ ruleId, path, fingerprint }: BaselineEntry): string => [ruleId, path, fingerprint].join('\0');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

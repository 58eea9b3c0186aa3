import type { NotAnalysed } from './workspace.js';

/** Counts equal reasons; sorted by reason, in code units. */
export function countReasons(reasons: Iterable<string>): readonly NotAnalysed[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => (one.reason < other.reason ? -1 : 1));
}

/** Counts equal reasons; sorted by reason, in code units. */
export function countReasons(reasons) {
    const counts = new Map();
    for (const reason of reasons)
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => (one.reason < other.reason ? -1 : 1));
}

/** Whether a list sorted by code unit holds the string. */
export function includesSorted(sorted: readonly string[], wanted: string): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}

/** A key with at most one star, as in `exports`, `imports` and tsconfig `paths`. Star patterns are compared as text: they come from the audited repository. */
export interface PatternMatch { readonly pattern: string; readonly star: string }

/** The best pattern for a specifier: the exact one, else the one with the longest text before its star. */
export function findBestPattern(patterns: readonly string[], specifier: string): PatternMatch | undefined {
  if (patterns.includes(specifier)) return { pattern: specifier, star: '' };
  const matches = patterns.flatMap((pattern) => matchStar(pattern, specifier) ?? []);
  return matches.sort((one, other) => other.pattern.indexOf('*') - one.pattern.indexOf('*'))[0];
}

function matchStar(pattern: string, specifier: string): PatternMatch | undefined {
  const at = pattern.indexOf('*');
  if (at === -1) return undefined;
  const [head, tail] = [pattern.slice(0, at), pattern.slice(at + 1)];
  const fits = specifier.length >= head.length + tail.length && specifier.startsWith(head) && specifier.endsWith(tail);
  return fits ? { pattern, star: specifier.slice(head.length, specifier.length - tail.length) } : undefined;
}

export function fillStar(target: string, star: string): string {
  return target.replaceAll('*', () => star);
}

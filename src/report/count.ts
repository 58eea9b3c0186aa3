/** `1,242`: the same on every machine. */
export function digits(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 file`, `1,242 files`. */
export function counted(count: number, noun: string, plural?: string): string {
  return `${digits(count)} ${nounFor(count, noun, plural)}`;
}

/** `file` for one, `files` for any other number. */
export function nounFor(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? noun : plural;
}

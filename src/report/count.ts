/** `1,242`: the same on every machine. */
export function digits(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 file`, `1,242 files`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${digits(count)} ${count === 1 ? noun : plural}`;
}

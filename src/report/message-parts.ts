/** A message of ours, in pieces: what stands between backticks is code. */
export function mapParts<T>(message: string, toText: (text: string) => T, toCode: (code: string) => T): readonly T[] {
  return message.split(/`([^`]+)`/u).map((part, index) => (index % 2 === 1 ? toCode(part) : toText(part)));
}

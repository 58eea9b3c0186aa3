/** The name itself, or with a number behind it where it is taken; then that is taken, too. */
export function takeUnique(name: string, taken: Set<string>): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  taken.add(unique);
  return unique;
}

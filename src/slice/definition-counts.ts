/** How many definitions of one name each file holds; files after the limit was reached were not counted. */
export class DefinitionCounts extends Map<string, number> {
  total = 0;

  constructor(readonly limit: number) {
    super();
  }

  override set(path: string, count: number): this {
    this.total += count;
    return super.set(path, count);
  }
}

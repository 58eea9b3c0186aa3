/** What stands between the tags of the body, without the script, which the tests of the policy look at. */
export function bodyOf(page: string): string {
  return page.slice(page.indexOf('<body>') + '<body>'.length, page.lastIndexOf('<script>')).trim();
}

export interface Element { readonly name: string; readonly attributes: readonly string[] }

/** The tags that open, as a reader of HTML sees them: a `<` and a letter begin one, wherever they stand. */
export function elementsOf(markup: string): readonly Element[] {
  return [...markup.matchAll(/<([a-z][^\s/>]*)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*\/?>|<[a-z!?]/giu)].map((match) => ({
    name: match[1] ?? `broken: ${match.input.slice(match.index, match.index + 40)}`,
    attributes: [...(match[2] ?? '').matchAll(/([^\s=>"']+)(?:="[^"]*")?/gu)].map((attribute) => attribute[1] ?? ''),
  }));
}

/** What a reader sees. */
export function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/gu, '').replaceAll(/&#(\d+);/gu, (_, number: string) => String.fromCharCode(Number(number))).replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

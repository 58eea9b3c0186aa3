import { neutralise } from '../../text/neutralise.js';

/** HTML in which everything that came from outside is escaped. Only `html` makes it. */
export interface Markup { readonly kind: 'markup'; readonly text: string }

/** What may stand between the pieces of a template: markup as it is, everything else as text. */
export type Content = Markup | string | number | undefined | readonly Content[];

/**
 * A piece of a page. What is filled in becomes text, wherever it stands: between tags or between the quotes of an attribute (attributes are always quoted).
 */
export function html(pieces: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = pieces[0] ?? '';
  contents.forEach((content, index) => { text += render(content) + (pieces[index + 1] ?? ''); });
  return { kind: 'markup', text };
}

/** Text of this package that is markup already: the style and the script of the page. */
export function trusted(text: string): Markup {
  return { kind: 'markup', text };
}

function render(content: Content): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escape(content);
  if (typeof content === 'number') return String(content);
  return 'kind' in content ? content.text : content.map(render).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' };

/** Nothing to escape in it; most texts are so, and a page holds a great many. */
const PLAIN = /^[\n\t !#-%(-;=?-_a-~]*$/;

/** Controls, direction marks and hidden characters are shown as `<U+202E>`. Noncharacters, which HTML forbids, are left out. */
function escape(text: string): string {
  if (PLAIN.test(text)) return text;
  return neutralise(text).replaceAll(/[\ufdd0-\ufdef\p{Noncharacter_Code_Point}]/gu, '').replaceAll(/[&<>"'`]/g, (character) => ENTITIES[character] ?? '');
}

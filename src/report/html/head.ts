import { html, type Content, type Markup } from './markup.js';

interface Head {
  /** What kind of page it is. */
  readonly kind: string;
  readonly project: string | undefined;
  readonly tool: { readonly name: string; readonly version: string };
}

export interface PageSection { readonly id: string; readonly title: string; readonly content: Content }

/** What the page is and of what. */
export function pageHead({ kind, project, tool }: Head): Markup {
  return html`<a class="skip" href="#main">Skip to content</a>
<header class="head"><p class="kind">${kind}</p><h1>${project === undefined ? kind : html`<bdi>${project}</bdi>`}</h1><p class="tool">${tool.name} ${tool.version}</p></header>`;
}

/** Links to the sections, always in sight. */
export function pageNav(sections: readonly PageSection[]): Content {
  return html`<nav class="nav" aria-label="Sections"><ul>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`;
}

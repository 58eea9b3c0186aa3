import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

import { pageHead, pageNav, type PageSection } from './head.js';
import { html, trusted } from './markup.js';

/** What `scripts/build.mjs` makes of `page.css` and `client/`. */
interface Assets { readonly style: string; readonly script: string }

let loaded: Assets | undefined;

function loadAssets(): Assets {
  loaded ??= createRequire(import.meta.url)('./assets.json') as Assets;
  return loaded;
}

export interface Page {
  /** What kind of page it is. */
  readonly kind: string;
  /** Name of what it is about. */
  readonly project: string | undefined;
  readonly tool: { readonly name: string; readonly version: string };
  readonly sections: readonly PageSection[];
}

/**
 * A whole page in one file. Its policy lets nothing in but this style and this script, told by their hashes: no address is asked for anything,
 * no form is sent, and the script itself cannot turn text into markup.
 */
export function toDocument({ kind, project, tool, sections }: Page): string {
  const { style, script } = loadAssets();
  const policy = [
    "default-src 'none'", `style-src '${hashOf(style)}'`, `script-src '${hashOf(script)}'`, "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
  ].join('; ');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${project === undefined ? kind : `${kind} of ${project}`}</title>
<style>${trusted(style)}</style>
</head>
<body>
${pageHead({ kind, project, tool })}
${pageNav(sections)}
<main id="main">
${sections.map(({ content }) => content)}
</main>
<script>${trusted(script)}</script>
</body>
</html>
`.text;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

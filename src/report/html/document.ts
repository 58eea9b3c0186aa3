import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

import { html, trusted, type Content } from './markup.js';

/** What `scripts/build.mjs` makes of `page.css` and `client/`. */
interface Assets { readonly style: string; readonly script: string }

let loaded: Assets | undefined;

function loadAssets(): Assets {
  loaded ??= createRequire(import.meta.url)('./assets.json') as Assets;
  return loaded;
}

export interface Page {
  readonly title: string;
  readonly tool: { readonly name: string; readonly version: string };
  readonly body: Content;
}

/**
 * A whole page in one file. Its policy lets nothing in but this style and this script, told by their hashes: no address is asked for anything,
 * no form is sent, and the script itself cannot turn text into markup.
 */
export function toDocument({ title, tool, body }: Page): string {
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
<title>${title}</title>
<style>${trusted(style)}</style>
</head>
<body>
${body}
<script>${trusted(script)}</script>
</body>
</html>
`.text;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

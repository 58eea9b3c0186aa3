// Style and script of the HTML pages as text, which the reporter writes into each page.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const HOME = new URL('..', import.meta.url);
const FOLDER = 'src/report/html';

/** Bundles the script, and writes both into one JSON file. */
export async function writePageAssets(file) {
  const [bundle] = await build({
    configFile: false, logLevel: 'error', root: new URL(FOLDER, HOME).pathname,
    build: { write: false, minify: false, target: 'es2022', lib: { entry: new URL(`${FOLDER}/client/page.ts`, HOME).pathname, formats: ['iife'], name: 'page' } },
  });
  const script = bundle.output[0].code.trim();
  const style = readFileSync(new URL(`${FOLDER}/page.css`, HOME), 'utf8').replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\n\s*\n/g, '\n').trim();
  // an element of the page ends at the first closing tag, wherever it stands
  if (/<\/(?:script|style)|<!--/i.test(script + style)) throw new Error('Style and script of the page must not close their element.');
  writeFileSync(new URL(file, HOME), `${JSON.stringify({ style, script })}\n`);
}

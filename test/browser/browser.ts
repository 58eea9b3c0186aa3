import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

/** Names under which systems have it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser of this machine, or the one that `CHROMIUM` names; nothing is fetched. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const given = env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  return (env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function launch(executablePath: string): Promise<Browser> {
  // its own sandbox needs rights that a container does not give; the pages are ours
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export interface Look { readonly width?: number; readonly dark?: boolean; readonly script?: boolean; readonly withoutPolicy?: boolean }

/** What a page did beside showing itself. */
export interface Watched { readonly page: Page; readonly complaints: string[]; readonly requests: string[] }

/** Opens a file and watches it: what it writes to the console, what it throws, what it asks for. */
export async function open(browser: Browser, file: string, hash = '', { width = 1200, dark = false, script = true, withoutPolicy = false }: Look = {}): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', javaScriptEnabled: script, bypassCSP: withoutPolicy });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => { complaints.push(`${message.type()}: ${message.text()}`); });
  page.on('pageerror', (error) => { complaints.push(`error: ${error.message}`); });
  page.on('dialog', (dialog) => { complaints.push(`dialog: ${dialog.message()}`); void dialog.dismiss(); });
  page.on('request', (request) => { requests.push(request.url()); });
  await page.goto(`file://${encodeURI(file)}${hash}`);
  return { page, complaints, requests };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult { readonly violations: readonly { readonly id: string; readonly impact: string; readonly nodes: readonly { readonly html: string }[] }[] }

/** What axe-core objects to, each with the first element. Its own script is against the policy of the page, so the page is opened without one. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })') as AxeResult;
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/** What is needed of an element; the types of a browser are not those of these tests. */
interface Item { querySelector(selector: string): { readonly textContent: string | null } | null }

/** Places of the items that are seen, in their order. */
export function placesIn(page: Page, list = 'findings'): Promise<readonly string[]> {
  return page.locator(`[data-list="${list}"] [data-item]`).filter({ visible: true }).evaluateAll((items: readonly Item[]) => items.map((item) => item.querySelector('.place')?.textContent ?? ''));
}

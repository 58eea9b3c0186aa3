import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { inventory } from '../../src/inventory.js';
import { html } from '../../src/report/html.js';
import { inventoryHtml } from '../../src/report/inventory/html.js';
import { runReal } from '../cli/real-cli.js';
import { anInventory } from '../report/sample-inventory.js';
import { aFinding, aFullReport, AGENT_SOURCE, aReport, PLAIN_OPTIONS, RULES, sourceOf } from '../report/sample-report.js';
import { createTree } from '../workspace/temp-tree.js';
import { axe, findChromium, launch, open, placesIn } from './browser.js';

const chromium = findChromium();
if (chromium === undefined) process.stdout.write('The pages were not tested in a browser: no Chromium was found in PATH, and CHROMIUM names none.\n');

const home = fileURLToPath(new URL('../..', import.meta.url));
const OPTIONS = { ...PLAIN_OPTIONS, rules: RULES, sourceOf, project: 'release-host', inventory: anInventory() };

describe.skipIf(chromium === undefined)('in a browser', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(chromium ?? ''); }, 120_000);
  afterAll(async () => { await browser?.close(); });

  const fileOf = (page: string): string => {
    const file = join(createTree({}), 'page.html');
    writeFileSync(file, page);
    return file;
  };
  const full = (): string => fileOf(html(aFullReport(), OPTIONS).output);

  describe('the page of an audit', () => {
    test('of a real code base is quiet, asks for nothing, and shows each finding with its path', async () => {
      const root = join(home, 'fixtures/apps/release-host');
      const file = join(createTree({}), 'report.html');
      const { code } = await runReal(root, ['--root', root, `--format=html=${file}`], { inventory });
      expect(code).toBe(1);
      const { page, complaints, requests } = await open(browser, file);
      expect(await page.title()).toBe('MCP audit of release-host');
      expect((await placesIn(page)).length).toBeGreaterThan(1);
      const drawn = page.locator('#findings .picture').first();
      expect(await drawn.locator('.starter').allTextContents()).toEqual(expect.arrayContaining([expect.stringContaining('model'), expect.stringContaining('user')]));
      expect(await drawn.boundingBox()).toMatchObject({ width: expect.any(Number) });
      expect(await page.locator('#requests .picture .box.crossed').count()).toBe(1);
      expect(complaints).toEqual([]);
      expect(requests).toHaveLength(1);
    });

    test('filters, and what was chosen survives a reload', async () => {
      const { page, complaints } = await open(browser, full());
      expect(await placesIn(page)).toHaveLength(4);
      await page.selectOption('#findings [name=state]', 'open');
      await expect.poll(() => placesIn(page)).toEqual(['src/agent.ts:5:5', 'src/picker.ts:1:20']);
      await page.fill('#findings [name=q]', 'TITLE picker');
      await expect.poll(() => placesIn(page)).toEqual(['src/picker.ts:1:20']);
      expect(await page.textContent('[data-count=findings]')).toBe('1 of 4 findings match.');
      await page.reload();
      expect(await placesIn(page)).toEqual(['src/picker.ts:1:20']);
      expect(await page.inputValue('#findings [name=q]')).toBe('TITLE picker');
      await page.click('#findings button[type=reset]');
      expect(await placesIn(page)).toHaveLength(4);
      expect(new URL(page.url()).hash).toBe('');
      expect(complaints).toEqual([]);
    });

    test('groups by file and back, in the order it was written in', async () => {
      const { page } = await open(browser, full(), '#by=file');
      expect(await page.locator('#findings h3').allTextContents()).toEqual(['src/agent.ts 1 finding', 'src/picker.ts 1 finding', 'src/skills.ts 2 findings']);
      await page.selectOption('#findings [name=by]', 'starter');
      await expect.poll(() => page.locator('#findings h3').allTextContents()).toEqual(['model 3 findings', 'No path from an initiator 1 finding']);
      await page.selectOption('#findings [name=by]', '');
      await expect.poll(() => placesIn(page)).toEqual(['src/agent.ts:5:5', 'src/skills.ts:8:1', 'src/skills.ts:9:1', 'src/picker.ts:1:20']);
    });

    test('a link of the summary leads to a rule, and one of a finding opens it', async () => {
      const { page } = await open(browser, full());
      await page.click('.rules a:has-text("no-title-as-name")');
      await expect.poll(() => placesIn(page)).toEqual(['src/picker.ts:1:20']);
      await page.goto(`${page.url().split('#')[0]}#id=f-f1-2`);
      await page.reload();
      expect(await page.locator('#f-f1-2 .body').isVisible()).toBe(true);
      expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('f-f1-2');
      expect(await page.locator('.finding[open]').count()).toBe(1);
    });

    test('can be read with keys alone', async () => {
      const { page } = await open(browser, full());
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
      await page.focus('#f-f1 > summary');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('f-f1-2');
      await page.keyboard.press('Enter');
      expect(await page.locator('#f-f1-2 .way').isVisible()).toBe(true);
      await page.keyboard.press('/');
      expect(await page.evaluate('document.activeElement.name')).toBe('q');
    });

    test('prints everything the filters let through, opened, and is as before afterwards', async () => {
      const { page } = await open(browser, full(), '#severity=error');
      await page.evaluate('dispatchEvent(new Event("beforeprint"))');
      expect(await page.locator('.finding[open]').count()).toBe(3);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#findings .controls').isVisible()).toBe(false);
      await page.evaluate('dispatchEvent(new Event("afterprint"))');
      expect(await page.locator('.finding[open]').count()).toBe(0);
      expect((await page.pdf()).length).toBeGreaterThan(1000);
    });

    test('without a script shows everything, and no control that would do nothing', async () => {
      const { page } = await open(browser, fileOf(html(aReport(Array.from({ length: 120 }, (_, index) => aFinding({ fingerprint: `${index}` }))), OPTIONS).output), '', { script: false });
      expect(await page.locator('.finding').filter({ visible: true }).count()).toBe(120);
      expect(await page.locator('form').filter({ visible: true }).count()).toBe(0);
    });

    test('of thousands of findings shows the first, and finds the others', async () => {
      const findings = Array.from({ length: 5000 }, (_, index) => aFinding({ fingerprint: `${index}`, location: { path: `src/file${index % 400}.ts`, line: 5, column: 5, endLine: 5, endColumn: 12 } }));
      const { page } = await open(browser, fileOf(html(aReport(findings), { ...OPTIONS, sourceOf: () => AGENT_SOURCE }).output));
      expect(await page.textContent('[data-count=findings]')).toBe('5,000 findings, the first 50 shown.');
      expect(await placesIn(page)).toHaveLength(50);
      await page.click('[data-more=findings] [data-act=more]');
      expect(await placesIn(page)).toHaveLength(100);
      await page.selectOption('#findings [name=file]', 'src/file399.ts');
      await expect.poll(() => page.textContent('[data-count=findings]')).toBe('12 of 5,000 findings match.');
      expect(await placesIn(page)).toHaveLength(12);
    });
  });

  describe('the page of an inventory', () => {
    test('has boxes that lead to their rows', async () => {
      const { page, complaints, requests } = await open(browser, fileOf(inventoryHtml(anInventory(), { project: 'notes' })));
      expect(await placesIn(page, 'offered')).toHaveLength(4);
      await page.locator('#offered a.box', { hasText: 'writes' }).click();
      await expect.poll(() => placesIn(page, 'offered')).toHaveLength(1);
      expect(await page.locator('#offered tr[data-item]').filter({ visible: true }).locator('.name').allTextContents()).toEqual(['drop_note']);
      expect(await page.locator('#offered h3').filter({ visible: true }).count()).toBe(1);
      await page.locator('#requests a.box', { hasText: 'user' }).click();
      await expect.poll(() => page.textContent('[data-count=requests]')).toBe('1 of 2 requests match.');
      expect(await placesIn(page, 'requests')).toHaveLength(1);
      expect(complaints).toEqual([]);
      expect(requests).toHaveLength(1);
    });
  });

  describe('axe-core', () => {
    const pages = { 'an audit': () => html(aFullReport(), OPTIONS).output, 'an inventory': () => inventoryHtml(anInventory(), { project: 'notes' }) };
    test.each(Object.entries(pages).flatMap(([name, page]) => [{ name, page, width: 1200, dark: false }, { name, page, width: 1200, dark: true }, { name, page, width: 400, dark: false }]))('has nothing against $name, $width wide, dark: $dark', async ({ page: make, ...look }) => {
      const { page } = await open(browser, fileOf(make()), '', { ...look, withoutPolicy: true });
      await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
      expect(await axe(page)).toEqual([]);
      // nothing has to be moved sideways to be read
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    });
  });

  describe('a hostile code base', () => {
    const EVIL = '</script></style></title></pre><img src=x onerror="hacked=1"><svg onload=hacked=2>\u202e\u0007\u2066"\'`<!--';
    const hostile = (): string => {
      const finding = aFinding({ ruleId: 'mcp/no-title-as-name', message: `The \`${EVIL}\` ${EVIL}`, location: { path: `src/${EVIL}.ts`, line: 1, column: 1, endLine: 1, endColumn: 9 }, fingerprint: EVIL, suppressed: { kind: 'directive', reason: EVIL }, trace: [{ path: EVIL, line: 1, column: 1, message: EVIL }] });
      const [tool] = anInventory().offered;
      const offered = tool ? [{ ...tool, name: EVIL, conditions: [EVIL] }] : [];
      return html({ ...aReport([finding, { ...finding, fingerprint: 'constructor' }]), coverage: { ...aReport([]).coverage, parseFailures: [{ path: EVIL, message: EVIL }] } }, { ...OPTIONS, project: EVIL, sourceOf: () => EVIL, inventory: anInventory({ offered }) }).output;
    };

    test('is nothing but text in its report', async () => {
      const { page, complaints, requests } = await open(browser, fileOf(hostile()));
      expect(await page.evaluate('typeof hacked')).toBe('undefined');
      expect(await page.locator('script').count()).toBe(1);
      expect(await page.locator('img, svg [onload], [onerror]').count()).toBe(0);
      expect(await page.locator('summary .place').first().textContent()).toContain('<img src=x onerror="hacked=1">');
      expect(await page.evaluate('/[\\u202a-\\u202e\\u2066-\\u2069\\u0007]/.test(document.documentElement.outerHTML)')).toBe(false);
      await page.selectOption('#findings [name=by]', 'file');
      await page.fill('#findings [name=q]', '<img');
      await expect.poll(() => page.textContent('[data-count=findings]')).toBe('2 findings.');
      expect(await page.evaluate('typeof hacked')).toBe('undefined');
      expect(complaints).toEqual([]);
      expect(requests).toHaveLength(1);
    });

    test('on disk has a report in which nothing of it acts', async () => {
      const root = createTree({
        'package.json': '{ "name": "host" }',
        'src/<img src=x onerror=hacked=1>/"\'&amp; \u202e<svg onload=hacked=2>.ts': "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nimport { tool } from 'ai';\nexport const t = (client: Client) => tool({\n  description: '</script><script>hacked=3</script>', inputSchema: {} as never,\n  execute: async ({ name }: { name: string }) => client.getPrompt({ name /* </pre></script><img src=x onerror=hacked=4> \u202e */ }),\n});\n",
        'src/server.ts': "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nconst server = new McpServer({ name: 's', version: '1' });\nif (flags['<img src=x onerror=hacked=5>']) server.registerTool('</script><img src=x onerror=hacked=6>', {}, async () => ({ content: [] }));\n",
      });
      const file = join(createTree({}), 'report.html');
      await runReal(root, ['--root', root, `--format=html=${file}`], { inventory });
      const { page, complaints, requests } = await open(browser, file, '#by=file');
      expect(await page.locator('#findings .finding').count()).toBe(1);
      expect(await page.locator('#offered .name').first().textContent()).toBe('</script><img src=x onerror=hacked=6>');
      expect(await page.locator('img, [onload], [onerror]').count()).toBe(0);
      expect(await page.evaluate('typeof hacked')).toBe('undefined');
      expect(complaints).toEqual([]);
      expect(requests).toHaveLength(1);
    });

    test('would be stopped by the policy, had an escape been forgotten', async () => {
      const escaped = hostile();
      const broken = escaped.replace('<main id="main">', '<main id="main"><img src="https://evil.test/a.png" onerror="hacked=1"><script>hacked=2</script><style>body{background:url(https://evil.test/b.png)}</style>');
      const { page, complaints } = await open(browser, fileOf(broken));
      expect(await page.evaluate('typeof hacked')).toBe('undefined');
      expect(complaints.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThan(2);
      // not even the script of the page could do it
      expect(await page.evaluate("(() => { try { document.body.innerHTML = '<b>x</b>'; return 'done'; } catch (error) { return error.name; } })()")).toBe('TypeError');
    });
  });
});

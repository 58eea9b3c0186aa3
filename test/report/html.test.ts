import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { html } from '../../src/report/html.js';
import { codeFrame } from '../../src/report/html/code-frame.js';
import { html as markup } from '../../src/report/html/markup.js';
import { gistOf } from '../../src/report/html/words.js';
import type { ReporterOptions } from '../../src/report/reporter.js';
import { bodyOf, elementsOf, textOf } from './html-text.js';
import { DANGEROUS, hostileReport, hostileText } from './hostile-texts.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS, RULES, sourceOf } from './sample-report.js';

const OPTIONS: ReporterOptions = { ...PLAIN_OPTIONS, rules: RULES, sourceOf, project: 'release-host' };
const pageOf = (report = aFullReport(), options: ReporterOptions = OPTIONS): string => html(report, options).output;

test('a report of every kind', () => {
  expect(bodyOf(pageOf())).toMatchSnapshot();
});

test('nothing found', () => {
  expect(textOf(bodyOf(pageOf(aReport([]))))).toContain('Nothing was found. What silence means depends on what was looked at.');
});

test('two runs give the same bytes, and no date', () => {
  expect(pageOf()).toBe(pageOf());
  expect(pageOf()).not.toMatch(/\b20\d\d-\d\d-\d\d\b/);
});

test('a finding says what, where, how it gets there and how it is accepted', () => {
  const text = textOf(bodyOf(pageOf()));
  expect(text).toContain('Error src/agent.ts:5:5');
  expect(text).toMatch(/Path\s*the model's tool call runs execute src\/agent\.ts:5:5/);
  expect(text).toContain('sends prompts/get src/mcp/client.ts:9:3');
  expect(text).toContain('Accepted. skills are picked by a person in the menu');
  expect(text).toContain('Send prompt.name.');
});

test('the files that were not parsed, the searches without an answer and stale entries are all there', () => {
  const text = textOf(bodyOf(pageOf()));
  for (const said of ["src/broken.ts: line 3: ';' expected", 'src/hub.ts:4 mcp/no-model-invoked-prompts: budget of 4,000 callers', 'src/old.ts mcp/no-title-as-name', '985test file']) expect(text).toContain(said);
});

describe('the policy of the page', () => {
  const page = pageOf();
  const [policy = ''] = [...page.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)].map((match) => match[1] ?? '');
  const contentOf = (name: string): string => new RegExp(`<${name}>([^]*?)</${name}>`).exec(page)?.[1] ?? '';
  const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test('lets nothing in that it does not name, before anything else is read', () => {
    expect(policy.startsWith("default-src 'none';")).toBe(true);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'));
  });

  test('names the style and the script by what they are', () => {
    expect(policy).toContain(`style-src ${hashOf(contentOf('style'))};`);
    expect(policy).toContain(`script-src ${hashOf(contentOf('script'))};`);
    expect(contentOf('script').length).toBeGreaterThan(1000);
    expect(contentOf('style').length).toBeGreaterThan(1000);
  });

  test('is enough: one style, one script, no attribute that would be either', () => {
    expect(elementsOf(page).filter(({ name }) => name === 'style' || name === 'script')).toHaveLength(2);
    expect(elementsOf(bodyOf(page)).flatMap(({ attributes }) => attributes).filter((name) => /^on|^style$/.test(name))).toEqual([]);
    expect(page).not.toMatch(/<(?:img|link|iframe|object|embed|base|video|audio)\b/);
  });
});

describe('audited text', () => {
  test.each(['<script>alert(1)</script>', '</style></script><img src=x onerror=alert(1)>', '"><b a="', "' onclick='x", '<!--', '&lt;', '`'])('%s stays text, in an element and in an attribute', (text) => {
    expect(textOf(markup`<p title="${text}">${text}</p>`.text)).toBe(text);
    expect(elementsOf(markup`<p title="${text}">${text}</p>`.text)).toEqual([{ name: 'p', attributes: ['title'] }]);
  });

  test('that steers or hides is made visible', () => {
    expect(markup`${'a\u202eb\u0000c\u200b'}`.text).toBe('a&lt;U+202E&gt;b&lt;U+0000&gt;c&lt;U+200B&gt;');
  });

  test('of any kind leaves the page its form', () => {
    const allowed = new Set(['a', 'bdi', 'button', 'caption', 'code', 'details', 'div', 'form', 'h1', 'h2', 'h3', 'h4', 'header', 'input', 'label', 'li', 'main', 'mark', 'nav', 'ol', 'option', 'p', 'pre', 'section', 'select', 'span', 'strong', 'summary', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'wbr']);
    fc.assert(fc.property(hostileReport, hostileText, (report, text) => {
      const page = pageOf(report, { ...OPTIONS, project: text, sourceOf: () => text });
      const body = bodyOf(page);
      expect(elementsOf(body).map(({ name }) => name).filter((name) => !allowed.has(name))).toEqual([]);
      expect(elementsOf(body).flatMap(({ attributes }) => attributes).filter((name) => /^on|^style$|^src$/.test(name))).toEqual([]);
      expect([...body.matchAll(/href="([^"]*)"/g)].map((match) => match[1]).filter((href) => !/^(?:#|https:\/\/example\.test\/)/.test(href ?? ''))).toEqual([]);
      expect(body.match(/<details class="finding/g)?.length ?? 0).toBe(report.findings.length);
      const ids = [...body.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(DANGEROUS.test(page)).toBe(false);
    }), { numRuns: 200 });
  });

  test('that is a secret is shown as the sources are handed in: masked', () => {
    const page = pageOf(aReport([aFinding({ holdsSecret: true })]), { ...OPTIONS, sourceOf: () => 'a\nb\nc\nd\n    key: "sk-a*********"\n' });
    expect(page).toContain('sk-a*********');
  });
});

describe('the code of a finding', () => {
  const place = { line: 2, column: 5, endLine: 2, endColumn: 8 };

  test('has its neighbours and no more indentation than it needs', () => {
    expect(textOf(codeFrame(['  if (a) {', '    abc();', '  }'], place)?.text ?? '')).toBe('if (a) {\n  abc();\n}\n');
    expect(codeFrame(['  if (a) {', '    abc();', '  }'], place)?.text).toContain('data-n="2">  <mark>abc</mark>();');
  });

  test('of a line that nobody reads is the part around the place', () => {
    const line = `${'x'.repeat(5000)}abc${'y'.repeat(5000)}`;
    const frame = textOf(codeFrame([line], { line: 1, column: 5001, endLine: 1, endColumn: 5004 })?.text ?? '');
    expect(frame).toMatch(/^…x{60}abcy+…\n$/);
    expect(frame.length).toBeLessThan(300);
  });

  test('is missing where the file has no such line', () => {
    expect(codeFrame(['a'], place)).toBeUndefined();
  });

  test('of any kind and at any place is whole', () => {
    fc.assert(fc.property(fc.array(hostileText, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 40 }), (lines, line, column, more, endColumn) => {
      const frame = codeFrame(lines, { line, column, endLine: line + more, endColumn });
      expect(elementsOf(frame?.text ?? '').every(({ name }) => ['pre', 'code', 'span', 'mark'].includes(name))).toBe(true);
    }));
  });
});

test('the gist of a message is its first sentence', () => {
  expect(gistOf('The tool `a.b c` runs. More.')).toBe('The tool `a.b c` runs.');
  expect(gistOf('No full stop')).toBe('No full stop');
  expect(gistOf('Version 1.2 is old. Take 2.')).toBe('Version 1.2 is old.');
});

test('thousands of findings take no more than their share', () => {
  const many = (count: number): number => {
    const report = aReport(Array.from({ length: count }, (_, index) => aFinding({ fingerprint: `f${index}`, location: { path: `src/file${index % 300}.ts`, line: 5, column: 5, endLine: 5, endColumn: 12 } })));
    const start = performance.now();
    expect(pageOf(report, { ...OPTIONS, sourceOf: () => sourceOf('src/agent.ts') }).length).toBeLessThan(count * 5000 + 60_000);
    return performance.now() - start;
  };
  many(200);
  expect(many(4000)).toBeLessThan(many(500) * 40 + 500);
});

import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';

import { markdown } from '../../src/report/markdown.js';
import { code, escape, prose } from '../../src/report/markdown/escape.js';
import type { ReporterOptions } from '../../src/report/reporter.js';
import { DANGEROUS, hostileReport, hostileText } from './hostile-texts.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS, RULES } from './sample-report.js';

const OPTIONS: ReporterOptions = { ...PLAIN_OPTIONS, rules: RULES };
const render = (text: string): string => marked.parse(text, { gfm: true, async: false });
const tagsOf = (html: string): readonly string[] => [...html.matchAll(/<\/?([a-z]\w*)/gu)].map((match) => match[1] ?? '');

test('a report of every kind', () => {
  expect(markdown(aFullReport(), OPTIONS).output).toMatchSnapshot();
});

test('nothing found', () => {
  expect(markdown(aReport([]), OPTIONS).output).toMatchInlineSnapshot(`
    "## mcp-audit: no findings

    <sub>1,242 files seen, 190 analysed, 1 host, 0 servers; not analysed: 985 files (test file).</sub>
    "
  `);
});

test('the path stands hop by hop below its finding, as a numbered list', () => {
  const html = render(markdown(aReport([aFinding()]), OPTIONS).output);
  expect(html).toMatch(/<li><strong>error<\/strong> <code>src\/agent.ts:5:5<\/code>: The tool <code>get&#95;prompt<\/code>[\s\S]*<ol>\n<li><code>src\/agent.ts:5<\/code>[\s\S]*<li><code>src\/mcp\/client.ts:9<\/code> sends prompts\/get<\/li>\n<\/ol>/u);
});

test('a path that nobody reads is shown by its ends', () => {
  const trace = Array.from({ length: 200 }, (_, index) => ({ path: 'a.ts', line: index + 1, column: 1, message: 'is passed on' }));
  const { output } = markdown(aReport([aFinding({ trace })]), OPTIONS);
  expect(output).toContain('  15. <code>a.ts:15</code> is passed on\n  16. … 170 places …\n  186. <code>a.ts:186</code>');
  expect(output.match(/is passed on/gu)).toHaveLength(30);
});

describe('the room of a comment', () => {
  const many = Array.from({ length: 2000 }, (_, index) => aFinding({ severity: index === 1999 ? 'error' : 'warn', location: { path: `src/file${index}.ts`, line: 1, column: 1, endLine: 1, endColumn: 2 } }));

  test('is kept, by the most severe, and it is said how many are missing', () => {
    const { output } = markdown(aReport(many), OPTIONS);
    expect(output.length).toBeLessThanOrEqual(65_536);
    expect(output.length).toBeGreaterThan(60_000);
    const shown = output.match(/^- \*\*/gmu)?.length ?? 0;
    expect(output).toContain(`**${(2000 - shown).toLocaleString('en-US')} findings left out**, the least severe: a comment on GitHub holds 65,536 characters.`);
    expect(output.indexOf('src/file1999.ts')).toBeGreaterThan(0);
    expect(output).toContain('| 1 | 1,999 |');
  });

  test('is kept by a single finding of any length', () => {
    const message = 'word|'.repeat(40_000);
    expect(markdown(aReport([aFinding({ message, trace: [{ path: 'a.ts', line: 1, column: 1, message }] })]), OPTIONS).output.length).toBeLessThanOrEqual(65_536);
  });

  test('is kept by any number of files that were not parsed', () => {
    const report = aReport([]);
    const parseFailures = Array.from({ length: 500 }, () => ({ path: `${'[/'.repeat(2000)}a.ts`, message: '|'.repeat(4000) }));
    const { output } = markdown({ ...report, coverage: { ...report.coverage, parseFailures } }, OPTIONS);
    expect(output.length).toBeLessThanOrEqual(65_536);
    expect(output).toContain('- and 480 more');
  });
});

describe('audited text', () => {
  test.each([
    ['marks', '*a* _b_ ~~c~~ [d](e) ![f](g) \\ $h$', '*a* _b_ ~~c~~ [d](e) ![f](g) \\ $h$'],
    ['HTML', '<script>alert(1)</script> &amp; <!-- a -->', '<script>alert(1)</script> &amp; <!-- a -->'],
    ['addresses', 'https://evil.test www.evil.test', 'https://evil.test www.evil.test'],
    ['a bar', 'a | b', 'a | b'],
    ['lines', 'a\n\n# b', 'a # b'],
  ])('%s stay text', (_, text, shown) => {
    const html = render(`x ${escape(text)}`);
    expect(tagsOf(html).filter((tag) => !['p', 'span'].includes(tag))).toEqual([]);
    expect(textOf(html)).toBe(`x ${shown}`);
  });

  test('calls nobody and links no issue', () => {
    expect(escape('@team fixes #1')).toBe('<span>@</span>team fixes <span>#</span>1');
    expect(render(escape('@team'))).toBe('<p><span>@</span>team</p>\n');
  });

  test('between backticks of a message is code, also where a backtick is in it', () => {
    expect(prose('The tool `a|b` is `c`.')).toBe('The tool <code>a&#124;b</code> is <code>c</code>.');
    expect(textOf(render(prose('The tool `a`</code>**b**` is.')))).toBe('The tool a</code>**b**` is.');
  });

  test('of any kind arrives as it is', () => {
    fc.assert(fc.property(hostileText, (text) => {
      const html = render(`x ${escape(text)} y\n\n| a |\n|---|\n| ${code(text)} |`);
      expect(tagsOf(html).filter((tag) => !['p', 'span', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td'].includes(tag))).toEqual([]);
      expect(html.match(/<td>/gu)).toHaveLength(1);
    }), { numRuns: 500 });
  });

  test('of any kind leaves the report its form', () => {
    fc.assert(fc.property(hostileReport, (report) => {
      const { output } = markdown(report, OPTIONS);
      const html = render(output);
      const allowed = ['a', 'code', 'h2', 'h3', 'li', 'ol', 'p', 'span', 'strong', 'sub', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'];
      expect(tagsOf(html).filter((tag) => !allowed.includes(tag))).toEqual([]);
      expect([...html.matchAll(/href="([^"]*)"/gu)].map((match) => match[1]).filter((href) => !href?.startsWith('https://example.test/'))).toEqual([]);
      expect(html.match(/<strong>(?:error|warning)<\/strong>/gu)?.length ?? 0).toBe(report.findings.filter(({ suppressed }) => !suppressed).length);
      expect(DANGEROUS.test(output)).toBe(false);
    }), { numRuns: 200 });
  });
});

/** What a reader sees. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, '').replaceAll(/&#(\d+);/gu, (_, number: string) => String.fromCharCode(Number(number))).replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();
}

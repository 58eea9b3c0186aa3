import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';

import { junit } from '../../src/report/junit.js';
import { DANGEROUS, hostileReport } from './hostile-texts.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS } from './sample-report.js';

interface Element { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly children: Element[]; text: string }

/** Throws where the text is no well-formed XML. */
function parse(xml: string): Element {
  const document: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser();
  parser.on('error', (error) => { throw error; });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => { const top = open.at(-1); if (top) top.text += text; });
  parser.on('closetag', () => { open.pop(); });
  parser.write(xml).close();
  return document.children[0] ?? document;
}

const casesOf = (root: Element): readonly Element[] => root.children.flatMap(({ children }) => children);
const outcomeOf = (test: Element): string => test.children[0]?.name ?? 'passed';

test('a report of every kind', () => {
  const { output } = junit(aFullReport(), PLAIN_OPTIONS);
  expect(output).toMatchSnapshot();
  expect(casesOf(parse(output)).map(outcomeOf)).toEqual(['passed', 'failure', 'skipped', 'skipped', 'failure', 'failure', 'skipped', 'skipped']);
});

test('nothing found is one test that passes', () => {
  const root = parse(junit(aReport([]), PLAIN_OPTIONS).output);
  expect(root.attributes).toMatchObject({ tests: '1', failures: '0', skipped: '0', errors: '0' });
  expect(casesOf(root).map(outcomeOf)).toEqual(['passed']);
});

test('what may not stand in XML does not, and the rest arrives', () => {
  const root = parse(junit(aReport([aFinding({ message: 'a ]]> b <c> & "d"\n\tnext \u0000\u001b\ufffe\ud800', trace: [] })]), PLAIN_OPTIONS).output);
  const [failure] = casesOf(root).at(-1)?.children ?? [];
  expect(failure?.attributes['message']).toBe('a ]]> b <c> & "d"\n\tnext <U+0000><U+001B><U+D800>');
  expect(failure?.text).toBe(`src/agent.ts:5:5 error mcp/no-model-invoked-prompts\n${failure?.attributes['message']}`);
});

test('whatever audited code holds, the file is well-formed, its counts are right and no two tests share a name', () => {
  fc.assert(fc.property(hostileReport, (report) => {
    const numbered = { ...report, findings: report.findings.map((finding, index) => ({ ...finding, fingerprint: `f${index}` })) };
    const { output } = junit(numbered, PLAIN_OPTIONS);
    const root = parse(output);
    const cases = casesOf(root);
    expect(cases.filter(({ attributes }) => attributes['file'] !== undefined)).toHaveLength(report.findings.length);
    expect(new Set(cases.map(({ attributes }) => `${attributes['classname']} ${attributes['name']}`)).size).toBe(cases.length);
    const count = (tests: readonly Element[]) => ({ tests: String(tests.length), failures: String(tests.filter((t) => outcomeOf(t) === 'failure').length), skipped: String(tests.filter((t) => outcomeOf(t) === 'skipped').length) });
    expect(root.attributes).toMatchObject(count(cases));
    for (const suite of root.children) expect(suite.attributes).toMatchObject(count(suite.children));
    expect(DANGEROUS.test(output)).toBe(false);
  }), { numRuns: 200 });
});

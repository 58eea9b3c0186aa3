import fc from 'fast-check';
import { expect, test } from 'vitest';

import { github } from '../../src/report/github.js';
import { DANGEROUS, hostileReport } from './hostile-texts.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS } from './sample-report.js';

interface Command { readonly name: string; readonly properties: Readonly<Record<string, string>>; readonly data: string }

/** Reads a line as the runner of GitHub Actions does. */
function toCommand(line: string): Command | undefined {
  const [, name = '', , given = '', data = ''] = /^::([a-z]+)( (.*?))?::(.*)$/u.exec(line) ?? [];
  if (name === '') return undefined;
  const decode = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
  const properties = Object.fromEntries(given.split(',').filter((pair) => pair !== '').map((pair) => [pair.slice(0, pair.indexOf('=')), decode(pair.slice(pair.indexOf('=') + 1))]));
  return { name, properties, data: decode(data) };
}

const linesOf = (output: string): readonly string[] => output.split('\n').slice(0, -1);
const commandsOf = (output: string): readonly Command[] => linesOf(output).flatMap((line) => toCommand(line) ?? []);

test('a report of every kind', () => {
  expect(github(aFullReport(), PLAIN_OPTIONS).output).toMatchSnapshot();
});

test('nothing found', () => {
  expect(github(aReport([]), PLAIN_OPTIONS).output).toBe('mcp-audit: 0 errors, 0 warnings, 0 suppressed, 0 known\n');
});

test('everything special is escaped and arrives', () => {
  const { output } = github(aReport([aFinding({ message: '100% of a:b,c\n::error::no', trace: [], location: { path: 'a,b:c%.ts', line: 2, column: 3, endLine: 2, endColumn: 4 } })]), PLAIN_OPTIONS);
  expect(output).toContain('::error title=mcp/no-model-invoked-prompts,file=a%2Cb%3Ac%25.ts,line=2,endLine=2,col=3,endColumn=4::100%25 of a:b,c%0A::error::no\n');
  expect(commandsOf(output).find(({ name }) => name === 'error')).toEqual({
    name: 'error', data: '100% of a:b,c\n::error::no',
    properties: { title: 'mcp/no-model-invoked-prompts', file: 'a,b:c%.ts', line: '2', endLine: '2', col: '3', endColumn: '4' },
  });
});

test('a place of several lines has no columns', () => {
  const { output } = github(aReport([aFinding({ location: { path: 'a.ts', line: 1, column: 3, endLine: 4, endColumn: 2 } })]), PLAIN_OPTIONS);
  expect(commandsOf(output).find(({ name }) => name === 'error')?.properties).toEqual({ title: 'mcp/no-model-invoked-prompts', file: 'a.ts', line: '1', endLine: '4' });
});

test('the most severe come first, each severity in a group of its own', () => {
  const { output } = github(aReport([aFinding({ severity: 'warn' }), aFinding({ confidence: 'likely' }), aFinding()]), PLAIN_OPTIONS);
  expect(commandsOf(output).map(({ name, properties, data }) => `${name} ${properties['title'] ?? data}`)).toEqual([
    'group mcp-audit: 2 errors', 'error mcp/no-model-invoked-prompts', 'error mcp/no-model-invoked-prompts (likely)', 'endgroup ',
    'group mcp-audit: 1 warning', 'warning mcp/no-model-invoked-prompts', 'endgroup ',
  ]);
});

test('more than GitHub makes annotations of is told', () => {
  const many = (severity: 'error' | 'warn', count: number) => Array.from({ length: count }, () => aFinding({ severity }));
  const notices = (findings: readonly ReturnType<typeof aFinding>[]) => commandsOf(github(aReport(findings), PLAIN_OPTIONS).output).filter(({ name }) => name === 'notice').map(({ data }) => data);
  expect(notices([...many('error', 34), ...many('warn', 10)])).toEqual(['GitHub shows 10 of 34 errors of this step as annotations, the most severe; all stand in the log.']);
  expect(notices([...many('error', 11), ...many('warn', 12)])).toEqual(['GitHub shows 10 of 11 errors and 10 of 12 warnings of this step as annotations, the most severe; all stand in the log.']);
  expect(notices(many('error', 10))).toEqual([]);
});

test('a message is no longer than the runner hands on', () => {
  const { output } = github(aReport([aFinding({ message: 'x%'.repeat(5000) })]), PLAIN_OPTIONS);
  const data = commandsOf(output).find(({ name }) => name === 'error')?.data ?? '';
  expect([data.length, data.at(-1)]).toEqual([4096, '…']);
});

test('whatever audited code holds, there is one command for each finding and none of its making', () => {
  fc.assert(fc.property(hostileReport, (report) => {
    const { output } = github(report, PLAIN_OPTIONS);
    const open = report.findings.filter(({ suppressed }) => !suppressed);
    const names = commandsOf(output).map(({ name }) => name);
    expect(names.filter((name) => name === 'error' || name === 'warning')).toHaveLength(open.length);
    expect(names.filter((name) => !['error', 'warning', 'notice', 'group', 'endgroup'].includes(name))).toEqual([]);
    expect(linesOf(output)).toHaveLength(names.length + 1);
    expect(DANGEROUS.test(output)).toBe(false);
  }), { numRuns: 300 });
});

import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

import { json } from '../../src/report/json.js';
import { aFinding, aFullReport, aReport, PLAIN_OPTIONS } from './sample-report.js';

const schema: unknown = JSON.parse(readFileSync(new URL('../../src/report/report.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ allErrors: true, strict: true }).compile(schema as object);

function problemsOf(report: unknown): readonly string[] {
  return validate(report) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

test('the JSON reporter prints what the schema describes, and all of it', () => {
  const report = aFullReport();
  const { output } = json(report, PLAIN_OPTIONS);
  expect(JSON.parse(output)).toEqual(report);
  expect(output.endsWith('}\n')).toBe(true);
  expect(problemsOf(JSON.parse(output))).toEqual([]);
});

/** The schema without leave for further fields, also inside. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, closed(value)] as const);
  return { ...Object.fromEntries(entries), ...('properties' in part && 'type' in part ? { additionalProperties: false } : {}) };
}

test('the schema describes every field there is', () => {
  const { $id: _, ...own } = closed(schema) as Record<string, unknown>;
  const validateClosed = new Ajv2020({ allErrors: true, strict: true }).compile(own);
  expect(validateClosed(aFullReport()) ? [] : validateClosed.errors?.map(({ instancePath, params }) => `${instancePath} ${JSON.stringify(params)}`)).toEqual([]);
  expect(validateClosed({ ...aFullReport(), later: true })).toBe(false);
  const [first] = aFullReport().findings;
  expect(validateClosed({ ...aFullReport(), findings: [{ ...first, later: true }] })).toBe(false);
});

test('a report of every kind has every optional field', () => {
  const { findings, baseline } = aFullReport();
  expect(findings.flatMap((finding) => Object.keys(finding))).toEqual(expect.arrayContaining(['suppressed', 'fix', 'suggestions']));
  expect(findings.map(({ suppressed }) => suppressed?.kind)).toEqual(expect.arrayContaining(['directive', 'baseline']));
  expect(baseline?.stale).toHaveLength(1);
});

test('further fields are allowed', () => {
  expect(problemsOf({ ...aReport([]), later: true, tool: { name: 'eslint-plugin-mcp', version: '2', more: 1 } })).toEqual([]);
});

const finding = aFinding();
test.each([
  ['another schema version', { ...aReport([]), schemaVersion: 2 }, '/schemaVersion must be equal to constant'],
  ['a missing summary', { ...aReport([]), summary: undefined }, "must have required property 'summary'"],
  ['an absolute path', aReport([{ ...finding, location: { ...finding.location, path: '/etc/passwd' } }]), '/findings/0/location/path must match pattern'],
  ['a path out of the root', aReport([{ ...finding, location: { ...finding.location, path: 'a/../../b' } }]), '/findings/0/location/path must match pattern'],
  ['a 0-based column', aReport([{ ...finding, location: { ...finding.location, column: 0 } }]), '/findings/0/location/column must be >= 1'],
  ['an unknown severity', aReport([{ ...finding, severity: 'info' as 'warn' }]), '/findings/0/severity must be equal to one of the allowed values'],
  ['a rule without prefix', aReport([{ ...finding, ruleId: 'no-title-as-name' }]), '/findings/0/ruleId must match pattern'],
  ['a negative count', aReport([], { summary: { errors: -1, warnings: 0, suppressed: 0, known: 0 } }), '/summary/errors must be >= 0'],
])('the schema refuses %s', (_, report, problem) => {
  expect(problemsOf(report).join('\n')).toContain(problem);
});

test('characters that hide are escaped, and are read as they were', () => {
  const report = aReport([aFinding({ message: 'a\u202eb\u009b\u{e0041}' })]);
  const { output } = json(report, PLAIN_OPTIONS);
  expect(output).toContain('"message": "a\\u202eb\\u009b\\udb40\\udc41"');
  expect(JSON.parse(output)).toEqual(report);
});

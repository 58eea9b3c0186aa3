import { describe, expect, test } from 'vitest';
import { audit, type Finding } from '../../src/audit.js';
import { ruleIds } from '../../src/rule/registry.js';
import { marksOf, plantedCases, type Mark } from './planted-cases.js';

/** Rules about the boundary of control: a finding of theirs is a mistake in the twin of any rule. */
const BOUNDARY = ['no-invented-annotations', 'no-model-invoked-prompts', 'no-prompts-as-tools', 'no-swallowed-render-errors', 'no-title-as-name'];

/** `<case> <rule>` that nothing finds yet. It only shrinks: whoever finds one takes it out. */
const KNOWN_MISSES: readonly string[] = [
  'no-title-as-name/data-attribute no-title-as-name',
];

/** With `likely` ones too, as in the preset `strict`. */
async function findingsIn(folder: string, wanted: readonly string[]): Promise<readonly Finding[]> {
  const { findings } = await audit({ root: folder, preset: 'strict', rules: Object.fromEntries(ruleIds.filter((id) => !wanted.includes(id)).map((id) => [id, 'off'])) });
  return findings;
}

/** A finding is right when it begins or ends where the case says, give or take a line. */
function isAt({ ruleId, location, trace }: Finding, mark: Mark): boolean {
  return ruleId === mark.ruleId && [location, trace.at(-1)].some((place) => place?.path === mark.path && Math.abs(place.line - mark.line) <= 1);
}

const expected = plantedCases().filter(({ isTwin }) => !isTwin).flatMap((planted) => {
  const marks = marksOf(planted);
  return [...new Set(marks.map(({ ruleId }) => ruleId))].map((ruleId) => (
    { name: `${planted.name} ${ruleId.slice('mcp/'.length)}`, folder: planted.folder, marks: marks.filter((mark) => mark.ruleId === ruleId) }
  ));
});

describe('a planted defect is found', () => {
  test.each(expected.map((one) => [one.name, one] as const))('%s', async (name, { folder, marks }) => {
    const findings = await findingsIn(folder, marks.map(({ ruleId }) => ruleId));
    const isFound = marks.some((mark) => findings.some((finding) => isAt(finding, mark)));
    expect({ isFound, isKnownMiss: KNOWN_MISSES.includes(name) }).toEqual({ isFound, isKnownMiss: !isFound });
  });
});

describe('a twin without the defect is silent', () => {
  test.each(plantedCases().filter(({ isTwin }) => isTwin).map(({ name, folder }) => [name, folder] as const))('%s', async (name, folder) => {
    const own = name.slice(0, name.indexOf('/'));
    expect((await findingsIn(folder, [...BOUNDARY, own].map((id) => `mcp/${id}`))).map(({ ruleId, location }) => `${ruleId} ${location.path}:${location.line}`)).toEqual([]);
  });
});

test('no miss is known of a case that is gone', () => {
  expect(KNOWN_MISSES.filter((name) => !expected.some((one) => one.name === name))).toEqual([]);
});

import { describe, expect, it } from 'vitest';

import { foundEdges, graphFixtures } from '../support/graph-fixture.js';
import { traceEdges } from '../support/traced-edges.js';

const fixtures = graphFixtures();

/** Edges that are not found, and edges that are found and are none. Whoever mends one changes the number. */
const KNOWN: Readonly<Record<string, { readonly missed?: number; readonly wrong?: number }>> = {
  accessors: { missed: 2 },
  commonjs: { missed: 1 },
  decorators: { missed: 3 },
  'event-handlers': { missed: 1 },
  'jsx-components': { missed: 2, wrong: 1 },
  'library-wrappers': { missed: 4, wrong: 3 },
  prototypes: { missed: 4 },
  'rest-and-spread': { missed: 1 },
  'saved-originals': { wrong: 2 },
  'wrapping-decorators': { missed: 4, wrong: 1 },
};

const found = new Map<string, readonly string[]>();

describe.each(fixtures)('$name', (fixture) => {
  const { edges, unseen = [] } = fixture.expected;
  const expected = [...edges, ...unseen];

  it('has the edges of a call graph', async () => {
    const edgesFound = await foundEdges(fixture);
    found.set(fixture.name, edgesFound);
    const missed = expected.filter((edge) => !edgesFound.includes(edge));
    const wrong = edgesFound.filter((edge) => !expected.includes(edge));
    const { missed: mayMiss = 0, wrong: mayErr = 0 } = KNOWN[fixture.name] ?? {};
    expect({ missed: missed.length, wrong: wrong.length }, `missed: ${missed.join(', ')}; wrong: ${wrong.join(', ')}`).toEqual({ missed: mayMiss, wrong: mayErr });
  });
});

it('the edges that are expected are those that are seen when the programs run', () => {
  const runnable = fixtures.filter(({ expected }) => expected.notRun === undefined);
  const traced = traceEdges(runnable);
  const differences = runnable.flatMap(({ name, expected: { edges, unseen = [] } }) => {
    const seen = traced.get(name) ?? [];
    const later = new Set(unseen.map((edge) => edge.split(' -> ')[1]));
    return [
      ...edges.filter((edge) => !seen.includes(edge)).map((edge) => `${name}: ${edge} is not seen`),
      ...seen.filter((edge) => !edges.includes(edge) && !(edge.startsWith('(later)') && later.has(edge.split(' -> ')[1]))).map((edge) => `${name}: ${edge} is not expected`),
    ];
  });
  expect(differences).toEqual([]);
});

it('together', () => {
  const rows = fixtures.map(({ name, expected: { edges, unseen = [] } }) => {
    const expected = [...edges, ...unseen];
    const all = found.get(name) ?? [];
    return { name, expected: expected.length, found: expected.filter((edge) => all.includes(edge)).length, wrong: all.filter((edge) => !expected.includes(edge)).length };
  });
  const sum = (key: 'expected' | 'found' | 'wrong'): number => rows.reduce((total, row) => total + row[key], 0);
  const total = { name: 'together', expected: sum('expected'), found: sum('found'), wrong: sum('wrong') };
  // figures for docs/precision.md
  process.stdout.write(`${[...rows, total].map((row) => `${row.name} ${row.found}/${row.expected}${row.wrong > 0 ? `, wrong ${row.wrong}` : ''}`).join('\n')}\n`);
  expect(total.found / total.expected).toBeGreaterThan(0.9);
  expect(total.wrong / total.found).toBeLessThan(0.02);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { audit, type Finding } from '../../src/audit.js';
import { plantedCases } from '../rules/planted-cases.js';
import { createTree } from '../workspace/temp-tree.js';

/** How many damaged programs a run audits; `DAMAGED=1000` makes a long one. */
const RUNS = Number(process.env['DAMAGED'] ?? 60);

/** Numbers in [0, 1) that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Files = Readonly<Record<string, string>>;

function filesIn(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  return Object.fromEntries(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]));
}

const under = (home: string, files: Files): Files => Object.fromEntries(Object.entries(files).map(([name, text]) => [`${home}/${name}`, text]));

/** Cut off, a token left out, or two tokens in each other's place. */
function damaged(text: string, next: () => number): string {
  const tokens = text.match(/\s+|[\w$]+|[^\s\w$]/g) ?? [];
  const pick = (): number => Math.floor(next() * tokens.length);
  const kind = next();
  if (kind < 0.34) return text.slice(0, Math.floor(next() * text.length));
  const [one, other] = [pick(), pick()];
  if (kind < 0.67) return tokens.filter((_, i) => i !== one).join('');
  return tokens.map((token, i) => (i === one ? tokens[other] : i === other ? tokens[one] : token)).join('');
}

const placesOf = (findings: readonly Finding[]): string[] => findings.map(({ ruleId, location: { path, line } }) => `${ruleId} ${path}:${line}`).sort();

const cases = plantedCases();
const steady = filesIn(cases.find(({ name }) => name === 'no-model-invoked-prompts/commonjs-bridge')?.folder ?? '');

describe('half-typed code', () => {
  it('never stops an audit, and costs no other program its findings', async () => {
    const alone = placesOf((await audit({ root: createTree(under('steady', steady)), preset: 'strict' })).findings);
    expect(alone.length).toBeGreaterThan(0);
    const next = numbers(20_260_728);
    const changed: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const picked = cases[Math.floor(next() * cases.length)];
      if (!picked) continue;
      const files = filesIn(picked.folder);
      const names = Object.keys(files).sort();
      const name = names[Math.floor(next() * names.length)] ?? '';
      const broken = { ...files, [name]: damaged(files[name] ?? '', next) };
      const { findings } = await audit({ root: createTree({ ...under('steady', steady), ...under('broken', broken) }), preset: 'strict' });
      const kept = placesOf(findings.filter(({ location }) => location.path.startsWith('steady/')));
      if (!alone.every((place) => kept.includes(place))) changed.push(`${picked.name} ${name}, run ${run}`);
    }
    expect(changed).toEqual([]);
  }, 120_000);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Analysis } from '../../src/analysis.js';
import { readStubs } from '../../src/catalogue/stub-texts.js';
import { EMPTY_CONFIG } from '../../src/config/config.js';
import type { Finding } from '../../src/findings/finding.js';
import { rules } from '../../src/rule/registry.js';
import { numberEqual } from '../../src/rule/to-finding.js';
import { lineStartsOf } from '../../src/text/lines.js';
import { plantedCases } from '../rules/planted-cases.js';
import { layoutEdit, tokensOf } from '../support/code-edits.js';
import { memoryWorkspace, type Texts } from '../support/memory-workspace.js';

// more of them, to look for what a few do not show: FINGERPRINT_RUNS=2000 npx vitest run test/rule/fingerprints.test.ts
const RUNS = Number(process.env['FINGERPRINT_RUNS'] ?? 25);
const APPS = join(import.meta.dirname, '../../fixtures/apps');

function findingsOf(texts: Texts): readonly Finding[] {
  const analysis = new Analysis(memoryWorkspace(texts), readStubs(), EMPTY_CONFIG);
  return numberEqual(analysis.run(rules.map((rule) => ({ rule, severity: 'error' as const }))).findings);
}

const fingerprintsOf = (texts: Texts): readonly string[] => findingsOf(texts).map(({ ruleId, fingerprint }) => `${ruleId} ${fingerprint}`).sort();

interface Program { readonly name: string; readonly texts: Texts; readonly findings: readonly Finding[] }

/** Programs with findings, all of whose files are code or manifests. */
function programs(): readonly Program[] {
  const folders = [...plantedCases().filter(({ isTwin }) => !isTwin), ...['release-host', 'incident-server'].map((name) => ({ name, folder: join(APPS, name) }))];
  return folders.flatMap(({ name, folder }) => {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'));
    if (!paths.every((path) => /\.(?:[cm]?[jt]sx?|json)$/u.test(path))) return [];
    const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    const findings = findingsOf(texts);
    return findings.length === 0 ? [] : [{ name, texts, findings }];
  });
}

describe('the fingerprint of a finding', () => {
  let known: readonly Program[] | undefined;
  const program = fc.nat().map((random) => {
    known ??= programs();
    const found = known[random % known.length];
    if (!found) throw new Error('no programs');
    return found;
  });

  test('survives every edit of layout, comments and file names', { timeout: 20_000 + RUNS * 1000 }, async () => {
    await fc.assert(fc.asyncProperty(program, fc.array(layoutEdit, { minLength: 1, maxLength: 4 }), async ({ name, texts }, edits) => {
      let after = texts;
      for (const edit of edits) after = await edit(after);
      expect({ name, fingerprints: fingerprintsOf(after) }).toEqual({ name, fingerprints: fingerprintsOf(texts) });
    }), { numRuns: RUNS });
  });

  test('changes with the flagged code', { timeout: 20_000 + RUNS * 1000 }, () => {
    fc.assert(fc.property(program, fc.nat(), fc.nat(), ({ name, texts, findings }, which, where) => {
      const finding = findings[which % findings.length];
      if (!finding) return;
      const after = withOtherToken(texts, finding, where);
      if (after === texts) return;
      expect({ name, fingerprints: fingerprintsOf(after) }).not.toEqual({ name, fingerprints: fingerprintsOf(texts) });
    }), { numRuns: RUNS });
  });
});

/** The program with another name, string or number in the code that a finding flags. */
function withOtherToken(texts: Texts, { location: { path, line, column, endLine, endColumn } }: Finding, random: number): Texts {
  const text = texts[path] ?? '';
  const starts = lineStartsOf(text);
  const [from, to] = [(starts[line - 1] ?? 0) + column - 1, (starts[endLine - 1] ?? 0) + endColumn - 1];
  const names = tokensOf(path, text).filter(({ start, end }) => start >= from && end <= to && /^(?:[\w$]+|'[^']*'|"[^"]*")$/u.test(text.slice(start, end)));
  const token = names[random % names.length];
  if (!token) return texts;
  const at = /^['"\d]/u.test(text.slice(token.start, token.end)) ? token.start + 1 : token.end;
  return { ...texts, [path]: `${text.slice(0, at)}1${text.slice(at)}` };
}

describe('two equal findings', () => {
  const tool = "execute: async ({ name }: { name: string }) => client.getPrompt({ name })";
  const texts = (count: number): Texts => ({
    'a.ts': `import { Client } from '@modelcontextprotocol/sdk/client/index.js';\nimport { tool } from 'ai';\nexport const tools = (client: Client) => [\n${`  tool({ description: 'd', inputSchema: {} as never, ${tool} }),\n`.repeat(count)}];\n`,
  });

  test('are two, and one more or less leaves the others what they are', () => {
    const [one, two, three] = [1, 2, 3].map((count) => findingsOf(texts(count)).map(({ fingerprint }) => fingerprint));
    expect(new Set(three).size).toBe(3);
    expect(two).toEqual(three?.slice(0, 2));
    expect(one).toEqual(three?.slice(0, 1));
    expect(three?.[1]).toBe(`${three?.[0]}-2`);
  });
});

test('which of the requests that a tool reaches comes first in the order of files is no part of it', () => {
  const header = "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\n";
  const texts = (first: string, second: string): Texts => ({
    'tool.ts': `${header}import { tool } from 'ai';
import { fetchOne } from './${first}.js';
import { fetchOther } from './${second}.js';
export const both = (client: Client) => tool({
  description: 'd', inputSchema: {} as never,
  execute: async ({ name }: { name: string }) => [await fetchOne(client, name), await fetchOther(client, name)],
});
`,
    [`${first}.ts`]: `${header}export function fetchOne(client: Client, name: string) { return client.getPrompt({ name }); }\n`,
    [`${second}.ts`]: `${header}export function fetchOther(client: Client, name: string) { return client.getPrompt({ name }); }\n`,
  });
  expect(fingerprintsOf(texts('a', 'b')).length).toBeGreaterThan(0);
  expect(fingerprintsOf(texts('y', 'x'))).toEqual(fingerprintsOf(texts('a', 'b')));
});

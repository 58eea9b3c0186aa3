import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { planInit } from '../../src/cli/init/plan.js';
import { parseConfig } from '../../src/config/parse-config.js';
import { ruleIds } from '../../src/rule/registry.js';
import { createTree } from '../workspace/temp-tree.js';
import { runReal } from './real-cli.js';

const FILES = ['eslint.config.mjs', 'mcp-audit.jsonc', '.github/workflows/mcp-audit.yml'];
const read = (cwd: string, path: string): string => readFileSync(join(cwd, path), 'utf8');
const plan = (files: readonly string[], manifest: Readonly<Record<string, unknown>> = {}): ReturnType<typeof planInit> => planInit({ has: (path) => files.includes(path), manifest, holdsTypeScript: () => files.some((path) => path.endsWith('.ts')), version: '1.2.3' });

describe('the plan', () => {
  test('of an empty folder', () => {
    const { writes, left, missingPackages } = plan([]);
    expect(writes.map(({ path }) => path)).toEqual(FILES);
    expect({ left, missingPackages }).toEqual({ left: [], missingPackages: ['eslint', 'eslint-plugin-mcp'] });
    expect(writes[0]?.text).not.toContain('typescript-eslint');
  });

  test('of a TypeScript project knows its parser and what is installed', () => {
    const { writes, missingPackages } = plan(['tsconfig.json'], { devDependencies: { eslint: '10', typescript: '6' } });
    expect(writes[0]?.text).toContain("import tseslint from 'typescript-eslint';");
    expect(missingPackages).toEqual(['eslint-plugin-mcp', 'typescript-eslint']);
  });

  test('of a workspace whose packages are written in TypeScript', () => {
    expect(plan(['packages/server/src/index.ts']).writes[0]?.text).toContain("import tseslint from 'typescript-eslint';");
  });

  test.each<[file: string, manifest: Readonly<Record<string, unknown>>, left: string, advice: string]>([
    ['eslint.config.ts', {}, 'eslint.config.ts', 'add `mcp.configs.recommended`'],
    ['.eslintrc.json', {}, '.eslintrc.json', 'needs a flat configuration'],
    ['', { eslintConfig: {} }, 'package.json#eslintConfig', 'needs a flat configuration'],
    ['mcp-audit.json', {}, 'mcp-audit.json', 'configures the audit already'],
    ['', { 'mcp-audit': {} }, 'package.json#mcp-audit', 'configures the audit already'],
    ['.github/workflows/mcp-audit.yml', {}, '.github/workflows/mcp-audit.yml', 'is there already'],
  ])('leaves %s %o', (file, manifest, path, advice) => {
    const { writes, left } = plan([file], manifest);
    expect(left).toEqual([{ path, advice: expect.stringContaining(advice) as string }]);
    expect(writes).toHaveLength(2);
  });

  test('writes files that are understood', () => {
    const texts = new Map(plan([]).writes.map(({ path, text }) => [path, text]));
    expect(parseConfig({ file: 'mcp-audit.jsonc', text: texts.get('mcp-audit.jsonc') ?? '' }, { ruleIds })).toMatchObject({ exclude: [], rules: {}, requireReasons: false });
    const workflow = parse(texts.get(FILES[2] ?? '') ?? '') as { readonly jobs: { readonly audit: { readonly steps: readonly { readonly run?: string }[] } }; readonly permissions: object };
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.audit.steps.at(-1)?.run).toContain('eslint-plugin-mcp@1.2.3 --format github');
  });
});

describe('mcp-audit init', () => {
  test('shows and writes with --yes, and a second time leaves all of it', async () => {
    const cwd = createTree({ 'package.json': '{ "name": "x" }' });
    const { code, stdout } = await runReal(cwd, ['init', '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain('eslint.config.mjs\n  │ import');
    expect(stdout).toContain(`Written: ${FILES.join(', ')}.`);
    const before = FILES.map((path) => read(cwd, path));
    expect((await runReal(cwd, ['init', '--yes'])).stdout).toContain('Left as it is: mcp-audit.jsonc; it configures the audit already.');
    expect(FILES.map((path) => read(cwd, path))).toEqual(before);
  });

  test.each([[true, 'Written: '], [false, 'Nothing was written.']])('asks at a terminal; the answer %s', async (answer, said) => {
    const cwd = createTree({ 'package.json': '{}' });
    const questions: string[] = [];
    const { code, stdout } = await runReal(cwd, ['init'], { ask: async (question) => { questions.push(question); return Promise.resolve(answer); } });
    expect({ code, questions }).toEqual({ code: 0, questions: ['Write these 3 files?'] });
    expect(stdout).toContain(said);
    expect(existsSync(join(cwd, 'mcp-audit.jsonc'))).toBe(answer);
  });

  test('writes nothing where nobody can be asked', async () => {
    const cwd = createTree({ 'package.json': '{}' });
    const { code, stdout, stderr } = await runReal(cwd, ['init']);
    expect(code).toBe(2);
    expect(stdout).toContain('mcp-audit.jsonc');
    expect(stderr).toContain('Pass --yes to write these files.');
    expect(existsSync(join(cwd, 'mcp-audit.jsonc'))).toBe(false);
  });
});

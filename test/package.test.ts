import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';

import { createTree } from './workspace/temp-tree.js';

const home = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};

/** Paths in the archive npm would publish. */
function packedFiles(): readonly string[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [archive] = JSON.parse(output) as { readonly files: readonly { readonly path: string }[] }[];
  return (archive?.files ?? []).map(({ path }) => path);
}

const files = packedFiles();

describe('what is published', () => {
  it('is the build, the documentation and what npm always takes', () => {
    expect([...new Set(files.map((path) => path.split('/')[0]))].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'dist', 'docs', 'package.json']);
  });

  it('holds no source, no test and no fixture', () => {
    expect(files.filter((path) => /(?:^|\/)(?:test|tests|fixtures|scripts|node_modules)\//.test(path) || /(?<!\.d)\.ts$/.test(path) || /\.test\./.test(path))).toEqual([]);
  });

  it('holds every stub of the catalogue', () => {
    const stubs = readdirSync(`${home}src/catalogue/stubs`).map((name) => `dist/src/catalogue/stubs/${name}`);
    expect(stubs.filter((path) => !files.includes(path))).toEqual([]);
    expect(stubs.length).toBeGreaterThan(50);
  });

  it('holds a page for every rule', () => {
    const rules = readdirSync(`${home}dist/rules`).filter((name) => name.endsWith('.js') && name !== 'index.js').map((name) => name.slice(0, -3));
    expect(rules.filter((id) => !files.includes(`docs/rules/${id}.md`))).toEqual([]);
  });

  it('holds what package.json promises', () => {
    const promised = [...Object.values(manifest.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target))), ...Object.values(manifest.bin)];
    expect(promised.filter((target) => !files.includes(target.replace(/^\.\//, '')))).toEqual([]);
  });
});

describe('what is installed', () => {
  /** A project in which the package is installed by a link, as npm does it for a folder. */
  function project(): string {
    const root = createTree({ 'package.json': '{ "type": "module" }' });
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(home, join(root, 'node_modules', manifest.name));
    return root;
  }
  const evaluate = (code: string): string => execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: project(), encoding: 'utf8', stdio: 'pipe' }).trim();

  it('gives the plugin by its name', () => {
    expect(evaluate(`import plugin from '${manifest.name}'; console.log(plugin.meta.name, Object.keys(plugin.configs).includes('recommended'), Object.keys(plugin.rules).length > 0)`)).toBe(`${manifest.name} true true`);
  });

  it('gives audit() by its name', () => {
    expect(evaluate(`import { audit } from '${manifest.name}/audit'; console.log((await audit({ root: ${JSON.stringify(`${home}fixtures/apps/release-host`)} })).findings.length > 0)`)).toBe('true');
  });

  it('gives the schemas by their names', () => {
    expect(evaluate(`import { createRequire } from 'node:module'; const r = createRequire(import.meta.url); console.log(r('${manifest.name}/report.schema.json').type, r('${manifest.name}/config.schema.json').type)`)).toBe('object object');
  });

  it('keeps its inside to itself', () => {
    expect(() => evaluate(`await import('${manifest.name}/dist/src/analysis.js')`)).toThrow();
  });

  it('pins its dependencies, so that the same version means the same verdict', () => {
    expect(Object.entries(manifest.dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    expect(existsSync(`${home}package-lock.json`)).toBe(true);
  });

  const lock = JSON.parse(readFileSync(`${home}package-lock.json`, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true; readonly peer?: true; readonly hasInstallScript?: true; readonly license?: string; readonly integrity?: string }>>;
  };
  const installed = Object.entries(lock.packages).filter(([path, { dev, devOptional, peer }]) => path !== '' && !dev && !devOptional && !peer);

  it('runs no script at installation', () => {
    expect(installed.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
    for (const name of ['preinstall', 'install', 'postinstall']) expect(manifest.scripts).not.toHaveProperty(name);
  });

  it('is checked by its hash, and has a licence that asks for a notice only', () => {
    expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { license = '' }]) => !['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'].includes(license)).map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
  });

  it('is explained', () => {
    const explained = [...readFileSync(`${home}docs/dependencies.md`, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(explained).toEqual(Object.keys(manifest.dependencies));
  });
});

describe('the archive, read by others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const name = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const archive = new Uint8Array(readFileSync(join(folder, name)));
  rmSync(folder, { recursive: true });

  it('has nothing for publint to say', async () => {
    expect((await publint({ pack: { tarball: archive.buffer } })).messages).toEqual([]);
  });

  it('gives types wherever it can be imported', async () => {
    const result = await checkPackage(createPackageFromTarballData(archive));
    // it is a package of ES modules: resolution that does not know `exports` finds nothing, and require() gets the modules
    const expected = (problem: Problem): boolean => problem.kind === 'CJSResolvesToESM' || (problem.kind === 'NoResolution' && problem.resolutionKind === 'node10');
    expect(result.types && result.problems.filter((problem) => !expected(problem))).toEqual([]);
  });
});

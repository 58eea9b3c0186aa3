import { describe, expect, it } from 'vitest';

import { readPnpmPackages } from '../../src/workspace/workspace-members.js';
import { resolveIn } from './resolve-in.js';

type Manifest = Readonly<Record<string, unknown>>;

/** Resolves `specifier` in `app/a.ts` beside a package `@x/core` in `packages/core`. */
function resolveCore(manifest: Manifest, sources: readonly string[], specifier = '@x/core'): string {
  const files = Object.fromEntries(sources.map((path) => [`packages/core/${path}`, '']));
  return resolveIn({ ...files, 'app/a.ts': '', 'packages/core/package.json': JSON.stringify({ name: '@x/core', ...manifest }) }, specifier, 'app/a.ts').replace('packages/core/', '');
}

describe('a workspace package', () => {
  it.each<[string, Manifest, string[], string]>([
    ['main in dist', { main: './dist/index.js' }, ['src/index.ts'], 'src/index.ts'],
    ['types in dist', { types: 'dist/main.d.ts' }, ['src/main.ts', 'src/index.ts'], 'src/main.ts'],
    ['main in lib, without extension', { main: 'lib/main' }, ['src/main.ts'], 'src/main.ts'],
    ['main is source', { main: 'lib/main.js' }, ['lib/main.js'], 'lib/main.js'],
    ['compiled file checked in', { main: 'lib/main.js' }, ['lib/main.js', 'src/main.ts'], 'src/main.ts'],
    ['sources beside package.json', { main: 'dist/server.js' }, ['server.ts'], 'server.ts'],
    ['sources in lib', { main: 'dist/server.js' }, ['lib/server.ts'], 'lib/server.ts'],
    ['source field', { source: './code/start.ts', main: 'dist/index.js' }, ['code/start.ts', 'src/index.ts'], 'code/start.ts'],
    ['format folders', { module: 'dist/esm/main.mjs' }, ['src/main.ts', 'src/index.ts'], 'src/main.ts'],
    ['rootDir above', { main: 'dist/packages/core/src/main.js' }, ['src/main.ts'], 'src/main.ts'],
    ['format in the name', { main: 'dist/main.esm.js' }, ['src/main.ts', 'src/index.ts'], 'src/main.ts'],
    ['nothing said', {}, ['src/index.tsx'], 'src/index.tsx'],
    ['nothing said, beside package.json', {}, ['index.js'], 'index.js'],
    ['publishConfig is not for us', { publishConfig: { main: 'src/wrong.ts' } }, ['src/wrong.ts', 'src/index.ts'], 'src/index.ts'],
    ['exports as string', { exports: './dist/index.js' }, ['src/index.ts'], 'src/index.ts'],
    ['exports as conditions', { exports: { import: { types: './dist/x.d.mts', default: './dist/x.mjs' } } }, ['src/x.ts', 'src/index.ts'], 'src/x.ts'],
    ['exports of arrays', { exports: { '.': [{ import: './dist/x.js' }, './dist/y.js'] } }, ['src/x.ts'], 'src/x.ts'],
    ['condition that names the source', { exports: { '.': { types: './dist/index.d.ts', '@x/source': './code/index.ts' } } }, ['src/index.ts', 'code/index.ts'], 'code/index.ts'],
    ['node before browser', { exports: { '.': { browser: './src/b.ts', node: './src/n.ts' } } }, ['src/b.ts', 'src/n.ts'], 'src/n.ts'],
  ])('%s', (_, manifest, sources, expected) => {
    expect(resolveCore(manifest, sources)).toBe(expected);
  });

  it.each<[string, Manifest, string, string[], string]>([
    ['exact key', { exports: { './client': './dist/client/index.js' } }, 'client', ['src/client/index.ts'], 'src/client/index.ts'],
    ['flattened by a bundler', { exports: { './client': './dist/client/index.js' } }, 'client', ['src/client.ts'], 'src/client.ts'],
    ['pattern', { exports: { './*': './dist/*.js', './deep/*.js': './dist/inner/*.js' } }, 'deep/a.js', ['src/inner/a.ts'], 'src/inner/a.ts'],
    ['star several times', { exports: { './*': './dist/*/*.js' } }, 'a', ['src/a/a.ts'], 'src/a/a.ts'],
    ['renamed by the build', { exports: { './http': './dist/internal/node-http.js' } }, 'http', ['src/node-http.ts'], 'src/node-http.ts'],
    ['key that is not exported', { exports: { '.': './dist/index.js' } }, 'client', ['src/client.ts'], 'src/client.ts'],
    ['no exports', {}, 'src/a.js', ['src/a.ts'], 'src/a.ts'],
    ['no exports, into the output', {}, 'dist/a.js', ['src/a.ts'], 'src/a.ts'],
    ['null target falls back on the source', { exports: { './a': null } }, 'a', ['src/a.ts'], 'src/a.ts'],
  ])('subpath: %s', (_, manifest, subpath, sources, expected) => {
    expect(resolveCore(manifest, sources, `@x/core/${subpath}`)).toBe(expected);
  });

  it('does not guess the entry of another folder', () => {
    expect(resolveCore({ exports: { './a': './dist/a/index.js' } }, ['src/index.ts'], '@x/core/a')).toBe('external:@x/core');
  });

  it('survives nonsense', () => {
    for (const exports of [1, [], {}, { '.': 1 }, { '.': { import: { import: { import: null } } } }, { './../../..': './../../../etc/passwd' }]) {
      expect(resolveCore({ exports, main: 3, imports: 'x', workspaces: 7 }, ['src/index.ts'])).toBe('src/index.ts');
    }
    expect(resolveCore({ main: '../../../outside.js' }, ['a.ts'])).toBe('external:@x/core');
  });

  it('resolves its own name and its internal imports', () => {
    const manifest = { name: 'me', exports: { './sub': './dist/sub.js' }, imports: { '#a': './src/a.ts', '#b/*': { default: './dist/b/*.js' }, '#zod': 'zod', '#gone': './x.js' } };
    const files = { 'package.json': JSON.stringify(manifest), 'src/a.ts': '', 'src/sub.ts': '', 'src/b/c.ts': '' };
    const resolve = (specifier: string): string => resolveIn(files, specifier, 'src/a.ts');
    expect(['me/sub', '#a', '#b/c', '#zod', '#gone', '#unknown'].map(resolve)).toEqual(['src/sub.ts', 'src/a.ts', 'src/b/c.ts', 'external:zod', 'unresolved', 'unresolved']);
  });
});

describe('a monorepo', () => {
  const packages = { 'packages/one/package.json': '{"name":"one"}', 'packages/two/package.json': '{"name":"two"}', 'packages/two/src/index.ts': '', 'packages/one/a.ts': '' };

  it.each([
    ['npm', { 'package.json': '{"workspaces":["packages/*"]}' }],
    ['Yarn', { 'package.json': '{"workspaces":{"packages":["./packages/*/"]}}' }],
    ['pnpm', { 'pnpm-workspace.yaml': "packages:\n  - 'packages/*'\n" }],
    ['Lerna', { 'lerna.json': '{"packages":["packages/**"]}' }],
    ['none', {}],
  ])('of %s resolves its packages', (_, manifest) => {
    const files = { ...packages, ...manifest } as Record<string, string>;
    expect(resolveIn(files, 'two', 'packages/one/a.ts')).toBe('packages/two/src/index.ts');
  });

  it('leaves a member without source unresolved, a stray package external', () => {
    const files = { 'package.json': '{"workspaces":["packages/*"]}', 'packages/p/package.json': '{"name":"p"}', 'stray/package.json': '{"name":"stray"}', 'a.ts': '' };
    expect(resolveIn(files, 'p', 'a.ts')).toBe('unresolved');
    expect(resolveIn(files, 'stray', 'a.ts')).toBe('external:stray');
  });

  it('prefers the member to a stray of the same name, and among strays the nearest', () => {
    const files = {
      'pnpm-workspace.yaml': 'packages: ["packages/*", "!packages/old"]', 'packages/shared/package.json': '{"name":"shared"}', 'packages/shared/index.ts': '',
      'app/shared/package.json': '{"name":"shared"}', 'app/shared/index.ts': '', 'packages/old/package.json': '{"name":"shared"}', 'packages/old/index.ts': '',
      'examples/a/lib/package.json': '{"name":"lib"}', 'examples/a/lib/index.ts': '', 'examples/b/lib/package.json': '{"name":"lib"}', 'examples/b/lib/index.ts': '',
    };
    expect(resolveIn(files, 'shared', 'app/x.ts')).toBe('packages/shared/index.ts');
    expect(resolveIn(files, 'lib', 'examples/b/app/x.ts')).toBe('examples/b/lib/index.ts');
  });

  it('takes no package of a test fixture for the real one', () => {
    const files = { 'test/fixtures/zod/package.json': '{"name":"zod"}', 'test/fixtures/zod/index.ts': '', 'a.ts': '' };
    expect(resolveIn(files, 'zod', 'a.ts')).toBe('external:zod');
  });
});

describe('readPnpmPackages', () => {
  it.each([
    ['packages:\n  - "a/*"\n  - b # note\n\n  # all\n  - \'!c\'\ncatalog:\n  - d', ['a/*', 'b', '!c']],
    ['catalog:\n  x: 1\npackages:\n- a\n- b\n', ['a', 'b']],
    ['packages: [a, "b/*"]', ['a', 'b/*']],
    ['packages: [\n  a,\n  b\n]\nx: 1', ['a', 'b']],
    ['packages:\r\n  - a\r\n', ['a']],
    ['onlyBuiltDependencies:\n  - x', []],
    ['', []],
  ])('reads %j', (yaml, expected) => {
    expect(readPnpmPackages(yaml)).toEqual(expected);
  });
});

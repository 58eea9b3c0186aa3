import { describe, expect, it } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { resolveIn } from './resolve-in.js';
import { createTree } from './temp-tree.js';

const sources = (...paths: string[]): Record<string, string> => Object.fromEntries(['src/from.ts', ...paths].map((path) => [path, '']));

describe('a relative specifier', () => {
  it.each([
    ['./a.js', 'src/a.ts'], ['./a.js', 'src/a.tsx'], ['./a.js', 'src/a.js'], ['./a.mjs', 'src/a.mts'], ['./a.cjs', 'src/a.cts'], ['./a.jsx', 'src/a.tsx'], ['./a.ts', 'src/a.ts'],
    ['./a', 'src/a.ts'], ['./a', 'src/a.jsx'], ['./a.service', 'src/a.service.ts'], ['./a', 'src/a/index.ts'], ['./a/', 'src/a/index.js'], ['.', 'src/index.ts'], ['./', 'src/index.ts'],
    ['..', 'index.ts'], ['../lib/a', 'lib/a.ts'], ['./x/../a', 'src/a.ts'], ['./a?worker', 'src/a.ts'], ['./a.js', 'src/a.js.ts'],
  ])('%s leads to %s', (specifier, path) => {
    expect(resolveIn(sources(path), specifier, 'src/from.ts')).toBe(path);
  });

  it.each([
    ['./a.js', ['src/a.js', 'src/a.ts'], 'src/a.ts'],
    ['./a', ['src/a.js', 'src/a.ts', 'src/a/index.ts'], 'src/a.ts'],
    ['..', ['src.ts', 'index.ts'], 'index.ts'],
    ['./a/', ['src/a.ts', 'src/a/index.ts'], 'src/a/index.ts'],
    ['./a.js', ['src/a.js', 'src/a.js.ts'], 'src/a.js'],
  ])('%s prefers among %j the file %s', (specifier, paths, expected) => {
    expect(resolveIn(sources(...paths), specifier, 'src/from.ts')).toBe(expected);
  });

  it.each([['./a.test', 'src/a.test.ts'], ['./a', 'src/a.d.ts'], ['./a.json', 'src/a.json'], ['./a.vue', 'src/a.vue'], ['../../a', 'a.ts'], ['./missing', 'src/a.ts']])(
    '%s is unresolved when it leads to no analysed file (%s)',
    (specifier, path) => expect(resolveIn(sources(path), specifier, 'src/from.ts')).toBe('unresolved'),
  );

  it('reads the package.json of a folder', () => {
    const files = { 'src/from.ts': '', 'src/a/package.json': '{"main":"./lib/main.js"}', 'src/a/lib/main.ts': '', 'src/b/package.json': '{"main":"."}', 'src/b/index.ts': '' };
    expect(resolveIn(files, './a', 'src/from.ts')).toBe('src/a/lib/main.ts');
    expect(resolveIn(files, './b', 'src/from.ts')).toBe('src/b/index.ts');
  });

  it('leads to a test file when tests are included', () => {
    const root = createTree(sources('src/a.test.ts'));
    expect(createWorkspace({ root, includeTests: true }).resolve('./a.test', 'src/from.ts')).toEqual({ kind: 'file', path: 'src/a.test.ts' });
  });
});

describe('a specifier that names no package of the workspace', () => {
  it.each([
    ['zod', 'external:zod'], ['zod/v4', 'external:zod'], ['@modelcontextprotocol/sdk/client/index.js', 'external:@modelcontextprotocol/sdk'], ['node:fs', 'external:node:fs'],
    ['node:fs/promises', 'external:node:fs/promises'], ['fs/promises', 'external:fs'], ['npm:@modelcontextprotocol/sdk@1.2.0/server/mcp.js', 'external:@modelcontextprotocol/sdk'],
    ['npm:zod@3', 'external:zod'], ['bun:test', 'external:bun:test'], ['https://deno.land/x/a.ts', 'external:https://deno.land/x/a.ts'],
    ['#internal', 'unresolved'], ['@/a', 'unresolved'], ['', 'unresolved'], ['$app/stores', 'unresolved'], ['__proto__', 'external:__proto__'],
  ])('%s is %s', (specifier, expected) => {
    expect(resolveIn(sources(), specifier, 'src/from.ts')).toBe(expected);
  });
});

describe('an alias of bundlers without tsconfig', () => {
  it.each([['@/a', 'src/a.js'], ['@/a', 'a.js'], ['~/a/b', 'src/a/b.ts'], ['$lib/a', 'src/lib/a.ts'], ['/src/a.ts', 'src/a.ts']])('%s leads to %s of the package', (specifier, path) => {
    const files = Object.fromEntries([['app/package.json', '{}'], ['app/src/deep/from.js', ''], [`app/${path}`, '']]);
    expect(resolveIn(files, specifier, 'app/src/deep/from.js')).toBe(`app/${path}`);
  });
});

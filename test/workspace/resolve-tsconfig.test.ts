import { describe, expect, it } from 'vitest';

import { createWorkspace } from '../../src/workspace/create-workspace.js';
import { resolveIn } from './resolve-in.js';
import { createTree } from './temp-tree.js';

const options = (compilerOptions: object, rest: object = {}): string => JSON.stringify({ ...rest, compilerOptions });

describe('tsconfig paths', () => {
  it('reads comments and trailing commas, and jsconfig.json', () => {
    const config = '{ // aliases\n "compilerOptions": { "paths": { "@/*": ["./src/*"], }, }, }';
    expect(resolveIn({ 'tsconfig.json': config, 'src/a.ts': '', 'b.ts': '' }, '@/a', 'b.ts')).toBe('src/a.ts');
    expect(resolveIn({ 'jsconfig.json': config, 'src/a.js': '', 'b.js': '' }, '@/a.js', 'b.js')).toBe('src/a.js');
  });

  it('prefers the exact key, then the longest, and tries targets in order', () => {
    const files = { 'tsconfig.json': options({ paths: { '*': ['./x/*'], 'lib/*': ['./y/*', './z/*'], 'lib/exact': ['./e.ts'] } }), 'x/lib/a.ts': '', 'z/a.ts': '', 'e.ts': '', 'y/exact.ts': '' };
    expect(resolveIn(files, 'lib/a', 'e.ts')).toBe('z/a.ts');
    expect(resolveIn(files, 'lib/exact', 'e.ts')).toBe('e.ts');
  });

  it('takes targets relative to baseUrl, and plain specifiers below it', () => {
    const files = { 'tsconfig.json': options({ baseUrl: './src', paths: { '#app/*': ['./app/*'] } }), 'src/app/a.ts': '', 'src/components/b/index.tsx': '' };
    expect(resolveIn(files, '#app/a', 'src/app/a.ts')).toBe('src/app/a.ts');
    expect(resolveIn(files, 'components/b', 'src/app/a.ts')).toBe('src/components/b/index.tsx');
    expect(resolveIn(files, 'react', 'src/app/a.ts')).toBe('external:react');
  });

  it('follows extends inside the root, to files of any name, and lets the extending file win', () => {
    const files = {
      'config/base.json': options({ paths: { '@base/*': ['../shared/*'], '@own/*': ['../wrong/*'] } }),
      'app/tsconfig.json': JSON.stringify({ extends: '../config/base' }),
      'own/tsconfig.json': options({ paths: { '@own/*': ['./*'] } }, { extends: ['../config/base.json'] }),
      'shared/a.ts': '', 'app/x.ts': '', 'own/b.ts': '',
    };
    expect(resolveIn(files, '@base/a', 'app/x.ts')).toBe('shared/a.ts');
    expect(resolveIn(files, '@own/b', 'own/b.ts')).toBe('own/b.ts');
    expect(resolveIn(files, '@base/a', 'own/b.ts')).toBe('external:@base/a');
  });

  it('fills in ${configDir} with the folder of the extending file', () => {
    const files = { 'base.json': options({ paths: { '@/*': ['${configDir}/code/*'] } }), 'app/tsconfig.json': '{"extends":"../base.json"}', 'app/code/a.ts': '' };
    expect(resolveIn(files, '@/a', 'app/code/a.ts')).toBe('app/code/a.ts');
  });

  it('reads the projects a solution refers to, where they cover the file', () => {
    const files = {
      'tsconfig.json': '{"files":[],"references":[{"path":"./tsconfig.app.json"},{"path":"./packages/p"},{"path":"../outside"}]}',
      'tsconfig.app.json': options({ paths: { '@/*': ['./src/*'] } }),
      'packages/p/tsconfig.json': options({ paths: { '~p/*': ['./*'] } }),
      'src/a.ts': '', 'packages/p/b.ts': '',
    };
    expect(resolveIn(files, '@/a', 'src/a.ts')).toBe('src/a.ts');
    expect(resolveIn(files, '~p/b', 'packages/p/b.ts')).toBe('packages/p/b.ts');
    expect(resolveIn(files, '~p/b', 'src/a.ts')).toBe('unresolved');
  });

  it('survives cycles of extends and references', () => {
    const files = { 'tsconfig.json': options({ paths: { '@/*': ['./*'] } }, { extends: './b.json', references: [{ path: './b.json' }, { path: '.' }] }), 'b.json': '{"extends":"./tsconfig.json"}', 'a.ts': '' };
    expect(resolveIn(files, '@/a', 'a.ts')).toBe('a.ts');
  });

  it('follows extends neither out of the root nor into a package, nor to a file that is ignored', () => {
    const mapping = options({ paths: { '@far/*': ['${configDir}/src/*'] } });
    const outer = createTree({
      'base.json': mapping, 'inner/.gitignore': 'ignored.json', 'inner/ignored.json': mapping, 'inner/node_modules/config/tsconfig.json': mapping,
      'inner/tsconfig.json': '{"extends":["../base.json","config/tsconfig.json","./ignored.json"]}', 'inner/src/a.ts': '',
    });
    expect(createWorkspace({ root: `${outer}/inner` }).resolve('@far/a', 'src/a.ts')).toEqual({ kind: 'external', packageName: '@far/a' });
  });

  it('ignores a broken file, looks further up, and counts it', () => {
    const root = createTree({ 'tsconfig.json': options({ paths: { '@/*': ['./app/*'] } }), 'app/tsconfig.json': '{ "compilerOptions": <<<<<<< HEAD', 'app/a.ts': '' });
    const workspace = createWorkspace({ root });
    expect(workspace.resolve('@/a', 'app/a.ts')).toEqual({ kind: 'file', path: 'app/a.ts' });
    expect(workspace.notAnalysed).toContainEqual({ reason: 'broken package.json or tsconfig', count: 1 });
  });

  it.each(['null', '[]', '{"compilerOptions":null}', '{"compilerOptions":{"paths":[1],"baseUrl":2}}', '{"extends":{},"references":[null,{"path":3}]}', '['.repeat(50_000)])('survives nonsense: %.60s', (config) => {
    expect(resolveIn({ 'tsconfig.json': config, 'a.ts': '' }, 'x', 'a.ts')).toBe('external:x');
  });

  it('leaves a mapping into node_modules external, and finds the source of a mapping into build output', () => {
    const files = {
      'tsconfig.json': options({ paths: { '@sdk/*': ['./node_modules/@sdk/dist/*'], 'core': ['./packages/core/dist/index.d.ts'] } }),
      'packages/core/package.json': '{}', 'packages/core/src/index.ts': '', 'a.ts': '',
    };
    expect(resolveIn(files, '@sdk/x', 'a.ts')).toBe('external:@sdk/x');
    expect(resolveIn(files, 'core', 'a.ts')).toBe('packages/core/src/index.ts');
  });
});

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { cachePlaceOf } from '../../src/cache/cache-place.js';
import { createTree } from '../workspace/temp-tree.js';

const machine = (platform: string, env: Record<string, string> = {}): Parameters<typeof cachePlaceOf>[2] => ({ platform, env, home: () => '/home/me' });

describe('the place of the cache', () => {
  it.each([
    ['linux', {}, '/home/me/.cache/eslint-plugin-mcp'],
    ['linux', { XDG_CACHE_HOME: '/tmp/caches' }, '/tmp/caches/eslint-plugin-mcp'],
    ['linux', { XDG_CACHE_HOME: 'relative' }, '/home/me/.cache/eslint-plugin-mcp'],
    ['darwin', {}, '/home/me/Library/Caches/eslint-plugin-mcp'],
  ])('on %s with %o is the folder for caches of the user', (platform, env, folder) => {
    expect(cachePlaceOf([createTree({})], undefined, machine(platform, env))).toEqual({ folder, keyFolder: folder, isInside: false });
  });

  it('has its key beside it when it is outside of the audited code', () => {
    const [root, cache] = [createTree({}), createTree({})];
    expect(cachePlaceOf([root], cache, machine('linux'))).toEqual({ folder: cache, keyFolder: cache, isInside: false });
  });

  it('has its key with the user when it is inside, also behind a link that leads there', () => {
    const [root, elsewhere] = [createTree({}), createTree({})];
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(root, join(elsewhere, 'link'));
    for (const given of [join(root, 'node_modules', '.cache', 'audit'), join(elsewhere, 'link', 'new', 'cache')]) {
      expect(cachePlaceOf([root], given, machine('linux'))).toEqual({ folder: given, keyFolder: '/home/me/.cache/eslint-plugin-mcp', isInside: true });
    }
  });

  it('is refused where a link of the audited code leads out of it', () => {
    const [root, elsewhere] = [createTree({}), createTree({})];
    symlinkSync(elsewhere, join(root, '.cache'));
    expect(() => cachePlaceOf([root], join(root, '.cache', 'audit'), machine('linux'))).toThrow('a link in the audited code leads out of it');
  });
});

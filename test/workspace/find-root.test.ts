import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { findRoot } from '../../src/workspace/find-root.js';
import { createTree } from './temp-tree.js';

describe('findRoot', () => {
  it.each([
    ['pnpm-workspace.yaml', 'packages:\n  - packages/*'],
    ['package.json', '{"workspaces":["packages/*"]}'],
    ['lerna.json', '{}'],
  ])('takes the nearest %s', (manifest, content) => {
    const root = createTree({ [manifest]: content, 'packages/p/package.json': '{"name":"p"}', 'packages/p/src/a.ts': '' });
    mkdirSync(join(root, '.git'));
    expect(findRoot(join(root, 'packages/p/src/a.ts'))).toBe(root);
    expect(findRoot(join(root, 'packages/p'))).toBe(root);
    expect(findRoot(root)).toBe(root);
  });

  it('takes the inner of two workspaces', () => {
    const root = createTree({ 'lerna.json': '{}', 'examples/one/pnpm-workspace.yaml': '', 'examples/one/a/b.ts': '' });
    expect(findRoot(join(root, 'examples/one/a'))).toBe(join(root, 'examples/one'));
  });

  it('takes the work tree before a package', () => {
    const root = createTree({ 'app/package.json': '{}', 'app/a.ts': '', '.git': 'gitdir: elsewhere' });
    expect(findRoot(join(root, 'app/a.ts'))).toBe(root);
  });

  it('does not look above the work tree for a workspace', () => {
    const root = createTree({ 'package.json': '{"workspaces":[]}', 'clone/.git/HEAD': '', 'clone/src/a.ts': '' });
    expect(findRoot(join(root, 'clone/src'))).toBe(join(root, 'clone'));
  });

  it('takes the package, else the folder itself', () => {
    const root = createTree({ 'app/package.json': '\uFEFF{}', 'app/src/a.ts': '', 'loose/a.ts': '', 'broken/package.json': '{' });
    expect(findRoot(join(root, 'app/src'))).toBe(join(root, 'app'));
    expect(findRoot(join(root, 'loose'))).toBe(join(root, 'loose'));
    expect(findRoot(join(root, 'loose/a.ts'))).toBe(join(root, 'loose'));
    expect(findRoot(join(root, 'broken'))).toBe(join(root, 'broken'));
  });
});

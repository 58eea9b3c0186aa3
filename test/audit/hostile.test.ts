import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { audit } from '../../src/audit.js';
import { createTree, git, writeFile } from '../workspace/temp-tree.js';

/** The fault that must be found in spite of everything around it. */
const GOOD = `import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { tool } from 'ai';
export const promptTool = (client: Client) => tool({
  description: 'Get a prompt',
  inputSchema: {} as never,
  execute: async ({ name }: { name: string }) => client.getPrompt({ name }),
});
`;

const CONFIG_FILES = [
  'eslint.config.mjs', '.eslintrc.cjs', 'vite.config.ts', 'webpack.config.js', 'mcp-audit.config.js', '.dependency-cruiser.cjs', 'babel.config.js', 'jest.config.js',
  'next.config.js', 'prettier.config.mjs', '.mcp-auditrc.js', 'postcss.config.cjs', '.pnp.cjs', '.yarnrc.js', 'loader.mjs',
];

/** A repository in which everything that could be run leaves a marker. */
function hostileRepository(): { readonly root: string; readonly marker: string } {
  const root = createTree({});
  const marker = join(root, '..', `marker-${process.pid}-${Date.now()}`);
  const script = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, 'ran')`;
  const shell = join(root, 'evil.sh');
  writeFileSync(shell, `#!/bin/sh\necho ran >> '${marker}'\ncat\n`, { mode: 0o755 });
  for (const name of CONFIG_FILES) writeFile(root, name, name.endsWith('.mjs') || name.endsWith('.ts') ? `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(marker)}, 'ran'); export default {};` : `${script}; module.exports = {};`);
  const run = `node -e "${script.replaceAll('"', '\\"')}"`;
  writeFile(root, 'package.json', JSON.stringify({
    name: 'hostile', type: 'commonjs', main: 'evil.js', scripts: Object.fromEntries(['preinstall', 'install', 'postinstall', 'prepare', 'test', 'lint', 'audit', 'mcp-audit'].map((s) => [s, run])),
    workspaces: ['../../..', '/', '**'], 'mcp-audit': { catalogue: ['stubs.d.ts'], rules: {} }, exports: { '.': '../../../etc/passwd' },
  }));
  writeFile(root, 'stubs.d.ts', "declare module 'x' { export const y: string; }");
  writeFile(root, '.npmrc', `node-options=--require ${shell}\nscript-shell=${shell}\n`);
  writeFile(root, 'tsconfig.json', '{ "extends": ["../../../../outside/tsconfig.json", "/etc/hosts", "./loop.json"], "compilerOptions": { "paths": { "*": ["../../../*"] }, "plugins": [{ "name": "./loader.mjs" }] }, "references": [{ "path": "." }, { "path": "/" }] }');
  writeFile(root, 'loop.json', '{ "extends": "./tsconfig.json" }');
  writeFile(root, 'src/good.ts', GOOD);
  writeFile(root, 'src/broken.ts', `${GOOD}\nexport const = {{{;\nfunction (`);
  writeFile(root, 'src/latin.ts', Buffer.concat([Buffer.from('// caf'), Buffer.from([0xe9, 0xff, 0xfe, 0xc0, 0x80]), Buffer.from(`\n${GOOD}`)]));
  writeFile(root, 'src/bom.ts', `\ufeff${GOOD}`);
  writeFile(root, 'src/huge.ts', `export const mcp = "getPrompt ${'x'.repeat(5_000_000)}";`);
  writeFile(root, 'src/deep.ts', `${GOOD}\nexport const deep = ${'('.repeat(20_000)}1${')'.repeat(20_000)};\nexport const lists = ${'['.repeat(20_000)}${']'.repeat(20_000)};`);
  writeFile(root, 'src/chain.ts', `${GOOD}\nexport const chain = a${'.b()'.repeat(500)};\nexport const sum = 1${' + 1'.repeat(1_000)};`);
  writeFile(root, 'src/__proto__.ts', `${GOOD}\nexport const constructor = { __proto__: null, hasOwnProperty: 1, toString() {} };`);
  writeFile(root, 'src/self.ts', "export * from './self.js';\nexport * from './other.js';\nexport { getPrompt } from './other.js';");
  writeFile(root, 'src/other.ts', "export * from './self.js';\nexport { getPrompt } from './self.js';");
  writeFile(root, 'src/circle.ts', `${GOOD}\nclass A extends B {}\nclass B extends A {}\ntype T = T | T[];\ninterface I extends I { i: I['i'] }\nlet x: T = x;\nfunction f(): ReturnType<typeof f> { return f(); }\nexport const r = f(new A().getPrompt({ name: x }));`);
  symlinkSync('..', join(root, 'src/up'));
  symlinkSync('me', join(root, 'src/me'));
  symlinkSync('/etc', join(root, 'src/etc'));
  git(root, 'init');
  git(root, 'add', 'src/good.ts');
  git(root, 'commit', '-m', 'one');
  writeFile(root, '.gitattributes', '* filter=evil diff=evil\n');
  for (const key of ['core.fsmonitor', 'core.pager', 'core.sshCommand', 'diff.external', 'diff.evil.textconv', 'filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process']) git(root, 'config', key, shell);
  for (const hook of ['post-index-change', 'fsmonitor-watchman', 'post-checkout', 'pre-auto-gc']) {
    mkdirSync(dirname(join(root, '.git/hooks', hook)), { recursive: true });
    writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\necho ran >> '${marker}'\n`, { mode: 0o755 });
  }
  return { root, marker };
}

describe('a repository that means harm', () => {
  it('is audited: nothing of it runs, and the good files give their findings', async () => {
    const { root, marker } = hostileRepository();
    const report = await audit({ root });
    expect(existsSync(marker)).toBe(false);
    const found = report.findings.filter((f) => f.ruleId === 'mcp/no-model-invoked-prompts').map((f) => f.location.path);
    expect(found).toEqual(expect.arrayContaining(['src/__proto__.ts', 'src/bom.ts', 'src/chain.ts', 'src/circle.ts', 'src/good.ts', 'src/latin.ts']));
    expect(report.coverage.parseFailures.map((f) => f.path)).toEqual(['src/broken.ts', 'src/deep.ts']);
    expect(report.coverage.notAnalysed.map((n) => n.reason)).toEqual(expect.arrayContaining(['symbolic link', 'larger than 2 MB']));
  });

  it('is named in paths inside the root only', async () => {
    const { root } = hostileRepository();
    const report = await audit({ root });
    const paths = report.findings.flatMap((f) => [f.location.path, ...f.trace.map((t) => t.path)]);
    expect(paths.filter((p) => p.startsWith('/') || p.includes('..') || p.includes('\\'))).toEqual([]);
  });
});

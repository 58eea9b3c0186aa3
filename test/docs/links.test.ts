import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { OPTIONS } from '../../src/cli/options.js';
import { anchorsOf, fencesOf, linksOf } from '../support/markdown.js';

const home = fileURLToPath(new URL('../..', import.meta.url));
const inDocs = readdirSync(join(home, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...inDocs];
const read = (path: string): string => readFileSync(join(home, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>>; readonly bin: Readonly<Record<string, string>>; readonly name: string };

describe.each(pages)('%s', (page) => {
  const links = linksOf(read(page));

  it('links to files and headings that are there', () => {
    const dead = links.filter((link) => !/^[a-z]+:/.test(link)).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? join(home, page) : resolve(home, dirname(page), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && statSync(target).isFile() && !anchorsOf(readFileSync(target, 'utf8')).has(anchor);
    });
    expect(dead).toEqual([]);
  });

  it('links to the outside by https', () => {
    expect(links.filter((link) => /^[a-z]+:/.test(link) && !link.startsWith('https://'))).toEqual([]);
  });
});

it('every page of docs can be reached from the README', () => {
  const reached = new Set<string>();
  const visit = (page: string): void => {
    if (reached.has(page) || !existsSync(join(home, page))) return;
    reached.add(page);
    for (const link of linksOf(read(page))) {
      const path = link.split('#')[0] ?? '';
      if (path === '' || /^[a-z]+:/.test(link)) continue;
      const target = join(dirname(page), path).replaceAll('\\', '/').replace(/\/$/, '');
      if (target.endsWith('.md')) visit(target);
    }
  };
  visit('README.md');
  expect(inDocs.filter((page) => !reached.has(page) && !/^docs\/rules\//.test(page))).toEqual([]);
});

describe('commands written in the documentation', () => {
  const lines = pages.flatMap((page) => fencesOf(read(page)).filter((f) => ['sh', 'bash', 'console'].includes(f.language)).flatMap((f) => f.text.split('\n')).map((line) => ({ page, line })));
  const inText = pages.flatMap((page) => [...read(page).matchAll(/`((?:npm|npx|mcp-audit) [^`\n]+)`/g)].map((match) => ({ page, line: match[1] ?? '' })));
  const commands = [...lines, ...inText].flatMap(({ page, line }) => line.replace(/^\$ /, '').split(/&&|\|\|/).map((command) => ({ page, command: command.trim() })));

  it('run scripts that package.json has', () => {
    const missing = commands.filter(({ command }) => {
      const script = /^npm run(?: --?[\w-]+)* ([\w:-]+)/.exec(command)?.[1];
      return script !== undefined && !(script in manifest.scripts);
    });
    expect(missing).toEqual([]);
  });

  it('give options that the command has', () => {
    const known = new Set<string>(OPTIONS.map(({ name }) => name));
    const unknown = commands.filter(({ command }) => /^(?:npx )?(?:mcp-audit|eslint-plugin-mcp)\b/.test(command) || command.startsWith('npm run audit --'))
      .flatMap(({ page, command }) => [...command.replace(/^npm run audit --/, '').matchAll(/(?<!\S)--(?:no-)?([a-z][\w-]*)/g)].map((m) => ({ page, option: m[1] ?? '' })))
      .filter(({ option }) => !known.has(option));
    expect(unknown).toEqual([]);
  });

  it('show the two commands of the project', () => {
    const readme = read('README.md');
    expect(readme).toContain('npm ci && npm run audit -- fixtures/apps/release-host --fail-on never');
    expect(readme).toContain('npm cit');
  });
});

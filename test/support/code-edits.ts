import { posix } from 'node:path';

import fc from 'fast-check';
import { format, type Options } from 'prettier';

import { parse } from '../../src/program/parse.js';
import { typescript, type ts } from '../../src/program/typescript.js';
import type { Texts } from './memory-workspace.js';

/** An edit after which a program is the same to everybody but its layout, its comments and the names of its files. */
export type Edit = (texts: Texts) => Texts | Promise<Texts>;

const { SyntaxKind, isStringLiteralLike } = typescript();
const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/u.test(path);

/** One of a list, by a number that knows nothing of its length. */
const pick = <T>(values: readonly T[], random: number): T | undefined => values[random % values.length];

function edited(texts: Texts, random: number, edit: (text: string, path: string) => string): Texts {
  const path = pick(Object.keys(texts).filter(isCode), random);
  return path === undefined ? texts : { ...texts, [path]: edit(texts[path] ?? '', path) };
}

function insert(text: string, at: number | undefined, added: string): string {
  return at === undefined ? text : text.slice(0, at) + added + text.slice(at);
}

interface Token { readonly kind: ts.SyntaxKind; readonly start: number; readonly end: number; readonly beginsStatement: boolean; readonly isMarkup: boolean }

/** The tokens of a file and, of each, whether a statement begins with it and whether it is part of markup or of a text with holes. */
export function tokensOf(path: string, text: string): readonly Token[] {
  const { sourceFile } = parse(path, text);
  const statements = new Set<number>();
  const tokens: Token[] = [];
  const visit = (node: ts.Node, isMarkup: boolean): void => {
    const inMarkup = isMarkup || (node.kind >= SyntaxKind.JsxElement && node.kind <= SyntaxKind.JsxNamespacedName) || node.kind === SyntaxKind.JsxText;
    if (node.kind >= SyntaxKind.VariableStatement && node.kind <= SyntaxKind.DebuggerStatement) statements.add(node.getStart(sourceFile));
    const children = node.getChildren(sourceFile);
    if (children.length > 0) for (const child of children) visit(child, inMarkup);
    else if (node.kind !== SyntaxKind.EndOfFileToken && node.kind !== SyntaxKind.SyntaxList) {
      const start = node.getStart(sourceFile);
      const isPart = node.kind === SyntaxKind.TemplateMiddle || node.kind === SyntaxKind.TemplateTail;
      tokens.push({ kind: node.kind, start, end: node.end, beginsStatement: statements.has(start), isMarkup: inMarkup || isPart });
    }
  };
  visit(sourceFile, false);
  return tokens;
}

const COMMENT = fc.constantFrom('note', 'see getPrompt({ name: "x" })', "it's `odd", '"', 'eslint-disable-line mcp/no-title-as-name -- known', 'https://example.test/a?b=c');

const lines: fc.Arbitrary<Edit> = fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5 })).map(([file, place, count]) => (texts) => (
  edited(texts, file, (text, path) => insert(text, pick(tokensOf(path, text).filter((t) => t.beginsStatement && !t.isMarkup), place)?.start, '\n'.repeat(count)))
));

const lineComment: fc.Arbitrary<Edit> = fc.tuple(fc.nat(), fc.nat(), COMMENT).map(([file, place, comment]) => (texts) => (
  edited(texts, file, (text, path) => insert(text, pick(tokensOf(path, text).filter((t) => t.beginsStatement && !t.isMarkup), place)?.start, `// ${comment}\n`))
));

const blockComment: fc.Arbitrary<Edit> = fc.tuple(fc.nat(), fc.nat(), COMMENT).map(([file, place, comment]) => (texts) => (
  edited(texts, file, (text, path) => insert(text, pick(tokensOf(path, text).filter((t) => !t.isMarkup), place)?.start, `/* ${comment} */ `))
));

const spaces: fc.Arbitrary<Edit> = fc.tuple(fc.nat(), fc.nat()).map(([file, place]) => (texts) => (
  edited(texts, file, (text, path) => insert(text, pick(tokensOf(path, text).filter((t) => !t.isMarkup), place)?.start, '  \t'))
));

const lineEnds: fc.Arbitrary<Edit> = fc.nat().map((file) => (texts) => edited(texts, file, (text) => text.replaceAll(/\r?\n/gu, '\r\n')));

const neighbour: fc.Arbitrary<Edit> = fc.tuple(fc.nat(), fc.nat(999)).map(([file, number]) => (texts) => (
  edited(texts, file, (text) => `${text}\nexport function unrelated${number}() {\n  return ${number};\n}\n`)
));

/** As people format: with all that a formatter may change. */
export const style: fc.Arbitrary<Options> = fc.record({
  tabWidth: fc.constantFrom(2, 4), useTabs: fc.boolean(), semi: fc.boolean(), singleQuote: fc.boolean(), jsxSingleQuote: fc.boolean(), printWidth: fc.constantFrom(40, 80, 140),
  quoteProps: fc.constantFrom('as-needed', 'consistent', 'preserve'), trailingComma: fc.constantFrom('all', 'es5', 'none'), bracketSpacing: fc.boolean(), objectWrap: fc.constantFrom('preserve', 'collapse'),
  arrowParens: fc.constantFrom('always', 'avoid'), endOfLine: fc.constantFrom('lf', 'crlf'), bracketSameLine: fc.boolean(), singleAttributePerLine: fc.boolean(), experimentalTernaries: fc.boolean(),
  experimentalOperatorPosition: fc.constantFrom('start', 'end'), embeddedLanguageFormatting: fc.constant('off'),
});

const formatted: fc.Arbitrary<Edit> = style.map((options) => async (texts) => {
  const entries = await Promise.all(Object.entries(texts).map(async ([path, text]) => [path, isCode(path) ? await format(text, { ...options, filepath: path }) : text] as const));
  return Object.fromEntries(entries);
});

const renamed: fc.Arbitrary<Edit> = fc.tuple(fc.nat(), fc.constantFrom('aa-', 'zz-')).map(([file, prefix]) => (texts) => {
  const manifests = Object.entries(texts).filter(([path]) => path.endsWith('.json')).map(([, text]) => text).join();
  const candidates = Object.keys(texts).filter((path) => isCode(path) && !/(?:^|\/)index\.|\.d\.[cm]?ts$/u.test(path) && !manifests.includes(stemOf(posix.basename(path))));
  const from = pick(candidates, file);
  if (from === undefined) return texts;
  const to = posix.join(posix.dirname(from), prefix + posix.basename(from));
  const rewritten = Object.entries(texts).map(([path, text]) => [path === from ? to : path, isCode(path) ? withImports(path, text, from, to) : text] as const);
  return Object.fromEntries(rewritten);
});

const stemOf = (path: string): string => path.replace(/\.[cm]?[jt]sx?$/u, '');

/** Every text that leads to `from` leads to `to`. */
function withImports(path: string, text: string, from: string, to: string): string {
  const { sourceFile } = parse(path, text);
  const changes: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (isStringLiteralLike(node) && node.text.startsWith('.') && stemOf(posix.join(posix.dirname(path), node.text)) === stemOf(from)) {
      changes.push({ start: node.getStart(sourceFile) + 1, end: node.end - 1, text: posix.join(posix.dirname(node.text), posix.basename(to)).replace(/^(?!\.)/u, './').replace(/\.[cm]?[jt]sx?$/u, /\.[cm]?[jt]sx?$/u.exec(node.text)?.[0] ?? '') });
    }
    node.getChildren(sourceFile).forEach(visit);
  };
  visit(sourceFile);
  return changes.sort((a, b) => b.start - a.start).reduce((result, change) => result.slice(0, change.start) + change.text + result.slice(change.end), text);
}

export const layoutEdit: fc.Arbitrary<Edit> = fc.oneof(lines, lineComment, blockComment, spaces, lineEnds, neighbour, renamed, formatted);

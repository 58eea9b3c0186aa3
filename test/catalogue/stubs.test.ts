import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROLES, ROLE_TAG } from '../../src/catalogue/roles.js';

const folder = new URL('../../src/catalogue/stubs/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts')).sort();

interface Tag { readonly text: string; readonly owner: ts.Node }
interface Module { readonly name: string; readonly node: ts.ModuleDeclaration }

const parsed = new Map(files.map((name) => [name, parse(name)]));
const modules = new Map([...parsed.values()].flatMap(ambientModules).map((module) => [module.name, module.node]));

describe('the stubs of the catalogue', () => {
  it('exist', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it('declare every module once', () => {
    const names = [...parsed.values()].flatMap(ambientModules).map((module) => module.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(files)('%s parses', (name) => {
    expect(syntaxErrors(name)).toEqual([]);
  });

  it.each(files)('%s declares modules of the package it is named after', (name) => {
    const strangers = ambientModules(source(name)).map((module) => module.name).filter((module) => fileName(module) !== name);
    expect(strangers).toEqual([]);
  });

  it.each(files)('%s uses roles and keys that exist', (name) => {
    const wrong = tags(source(name)).flatMap((tag) => complaint(tag).map((text) => `${line(tag.owner)}: @${ROLE_TAG} ${tag.text}: ${text}`));
    expect(wrong).toEqual([]);
  });

  it.each(files)('%s begins every tag on a line of its own', (name) => {
    const written = readFileSync(path(name), 'utf8').split(`@${ROLE_TAG} `).length - 1;
    expect(tags(source(name)).length).toBe(written);
  });

  it.each([...modules.keys()])('%s reaches a tag', (name) => {
    expect(reachesTag(name, new Set())).toBe(true);
  });

  it.each(files)('%s imports and re-exports only what another stub exports', (name) => {
    expect(ambientModules(source(name)).flatMap(({ node }) => danglingNames(node))).toEqual([]);
  });

  it.each(files)('%s gives every function and method a return type', (name) => {
    const missing: string[] = [];
    visit(source(name), (node) => {
      const callable = ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isFunctionDeclaration(node) || ts.isCallSignatureDeclaration(node) || ts.isGetAccessor(node);
      if (callable && node.type === undefined) missing.push(line(node));
    });
    expect(missing).toEqual([]);
  });
});

/** `@scope/name/sub/path.js` belongs to `scope__name.d.ts`; a module of Node to the file of its first part. */
function fileName(module: string): string {
  const bare = module.replace(/^@/, '').replace(/#.*$/, '').split('/').slice(0, module.startsWith('@') ? 2 : 1).join('__');
  const name = bare.replace(/^node:/, 'node__');
  return `${files.includes(`${name}.d.ts`) ? name : `node__${name}`}.d.ts`;
}

function path(name: string): string {
  return fileURLToPath(new URL(name, folder));
}

function parse(name: string): ts.SourceFile {
  return ts.createSourceFile(path(name), readFileSync(path(name), 'utf8'), ts.ScriptTarget.Latest, true);
}

function source(name: string): ts.SourceFile {
  const file = parsed.get(name);
  if (file === undefined) throw new Error(`no stub ${name}`);
  return file;
}

function syntaxErrors(name: string): string[] {
  const program = ts.createProgram([path(name)], { noLib: true, noResolve: true, types: [] });
  return program.getSyntacticDiagnostics(program.getSourceFile(path(name))).map((d) => `${String(d.start)}: ${ts.flattenDiagnosticMessageText(d.messageText, ' ')}`);
}

function line(node: ts.Node): string {
  const file = node.getSourceFile();
  return `line ${String(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`;
}

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => { visit(child, each); });
}

function ambientModules(file: ts.SourceFile): Module[] {
  return file.statements.filter(ts.isModuleDeclaration).filter((node) => ts.isStringLiteral(node.name)).map((node) => ({ name: node.name.text, node }));
}

function tags(root: ts.Node): Tag[] {
  const found: Tag[] = [];
  visit(root, (node) => {
    for (const comment of (node as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? []) {
      for (const tag of comment.tags ?? []) {
        if (tag.tagName.text === ROLE_TAG) found.push({ text: (ts.getTextOfJSDocComment(tag.comment) ?? '').trim(), owner: node });
      }
    }
  });
  return found;
}

function complaint({ text, owner }: Tag): string[] {
  const [name, ...pairs] = text.split(/\s+/);
  if (name === undefined || !(name in ROLES)) return ['unknown role'];
  const role = ROLES[name as keyof typeof ROLES];
  const keys: readonly string[] = role.keys;
  const unknownKeys = pairs.filter((pair) => !/^[a-z]+=\S+$/.test(pair) || !keys.includes(pair.slice(0, pair.indexOf('='))));
  const place = role.on === 'any' || fits(role.on, owner) ? [] : [`belongs on a ${role.on}`];
  return [...unknownKeys.map((pair) => `unknown key ${pair}`), ...place];
}

function fits(on: 'callable' | 'property' | 'type', owner: ts.Node): boolean {
  if (on === 'type') return ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner) || ts.isTypeAliasDeclaration(owner);
  if (on === 'property') return ts.isPropertySignature(owner) || ts.isPropertyDeclaration(owner);
  return ts.isFunctionLike(owner)
    || (ts.isVariableStatement(owner) && owner.declarationList.declarations.every((d) => d.type !== undefined))
    || ((ts.isPropertySignature(owner) || ts.isPropertyDeclaration(owner)) && owner.type !== undefined && ts.isFunctionTypeNode(owner.type));
}

/** A module counts as tagged when it, or a stub it re-exports or imports from, carries a role. */
function reachesTag(name: string, seen: Set<string>): boolean {
  const node = modules.get(name);
  if (node === undefined || seen.has(name)) return false;
  seen.add(name);
  return tags(node).length > 0 || references(node).some((target) => reachesTag(target, seen));
}

function references(node: ts.ModuleDeclaration): string[] {
  const found: string[] = [];
  visit(node, (child) => {
    if ((ts.isImportDeclaration(child) || ts.isExportDeclaration(child)) && child.moduleSpecifier !== undefined && ts.isStringLiteral(child.moduleSpecifier)) found.push(child.moduleSpecifier.text);
  });
  return found;
}

function danglingNames(node: ts.ModuleDeclaration): string[] {
  const wrong: string[] = [];
  visit(node, (child) => {
    if (!(ts.isImportDeclaration(child) || ts.isExportDeclaration(child)) || child.moduleSpecifier === undefined || !ts.isStringLiteral(child.moduleSpecifier)) return;
    const target = child.moduleSpecifier.text;
    const names = exportedNames(target, new Set());
    if (names === undefined) wrong.push(`${target} is no stub`);
    else for (const used of usedNames(child)) if (!names.has(used)) wrong.push(`${target} exports no ${used}`);
  });
  return wrong;
}

function usedNames(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  const named = clause !== undefined && (ts.isNamedImports(clause) || ts.isNamedExports(clause)) ? clause.elements.map((e) => (e.propertyName ?? e.name).text) : [];
  return ts.isImportDeclaration(node) && node.importClause?.name !== undefined ? [...named, 'default'] : named;
}

function exportedNames(name: string, seen: Set<string>): ReadonlySet<string> | undefined {
  const node = modules.get(name);
  if (node?.body === undefined || !ts.isModuleBlock(node.body) || seen.has(name)) return undefined;
  seen.add(name);
  const names = new Set<string>();
  for (const statement of node.body.statements) {
    if (ts.isExportAssignment(statement)) names.add('default');
    else if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause === undefined && statement.moduleSpecifier !== undefined && ts.isStringLiteral(statement.moduleSpecifier)) {
        for (const inner of exportedNames(statement.moduleSpecifier.text, seen) ?? []) if (inner !== 'default') names.add(inner);
      } else if (statement.exportClause !== undefined && ts.isNamedExports(statement.exportClause)) for (const e of statement.exportClause.elements) names.add(e.name.text);
    } else if (ts.isVariableStatement(statement)) for (const d of statement.declarationList.declarations) names.add(d.name.getText());
    else if (isNamedDeclaration(statement) && statement.name !== undefined) {
      names.add(statement.name.text);
      if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.DefaultKeyword) === true) names.add('default');
    }
  }
  return names;
}

function isNamedDeclaration(node: ts.Statement): node is ts.ClassDeclaration | ts.FunctionDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration | ts.ModuleDeclaration {
  return ts.isClassDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node);
}

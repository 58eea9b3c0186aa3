import { typescript, type ts } from '../../src/program/typescript.js';

/** A function of a text: where it begins, as call graphs count, and what a reader calls it. */
export interface NamedFunction { readonly node: ts.Node; readonly place: string; readonly name: string }

/**
 * The functions of a text. Named like their variable, property, or `Class.member` (`get Class.member`, `new Class`), a callback without any by
 * `/* name *​/` in front of it, else by its line.
 */
export function functionsIn(source: ts.SourceFile): readonly NamedFunction[] {
  const compiler = typescript();
  const found: NamedFunction[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) found.push({ node, place: placeOf(source, node), name: nameOf(source, node) });
    // the parser leaves out who is whose parent
    compiler.forEachChild(node, (child) => { parents.set(child, node); visit(child); });
  };
  visit(source);
  return found;
}

const parents = new WeakMap<ts.Node, ts.Node>();

/** The class stands for its constructor. */
export function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration | ts.ClassLikeDeclaration {
  const compiler = typescript();
  if (compiler.isClassLike(node)) return true;
  return compiler.isFunctionLike(node) && !compiler.isConstructorDeclaration(node) && (node as ts.FunctionLikeDeclaration).body !== undefined;
}

export function placeOf(source: ts.SourceFile, node: ts.Node): string {
  const start = node.getStart(source);
  const keywords = /^export\s+(?:default\s+)?/.exec(source.text.slice(start, start + 80))?.[0].length ?? 0;
  const { line, character } = source.getLineAndCharacterOfPosition(start + keywords);
  return `${line + 1}:${character + 1}`;
}

function nameOf(source: ts.SourceFile, node: ts.Node): string {
  const compiler = typescript();
  if (compiler.isClassLike(node)) return `new ${ownName(source, node)}`;
  const member = compiler.isMethodDeclaration(node) || compiler.isGetAccessor(node) || compiler.isSetAccessor(node) ? node : undefined;
  const prefix = compiler.isGetAccessor(node) ? 'get ' : compiler.isSetAccessor(node) ? 'set ' : '';
  if (member) return `${prefix}${holderOf(source, parents.get(member))}${member.name.getText(source)}`;
  return ownName(source, node);
}

const holderOf = (source: ts.SourceFile, node: ts.Node | undefined): string => (node && typescript().isClassLike(node) ? `${ownName(source, node)}.` : '');

function ownName(source: ts.SourceFile, node: ts.Node): string {
  const compiler = typescript();
  const given = (node as { readonly name?: ts.Node }).name;
  const marker = /\/\* (\S+) \*\/\s*$/.exec(source.text.slice(0, node.getStart(source)))?.[1];
  if (marker !== undefined) return marker;
  if (given) return given.getText(source);
  const parent = parents.get(node) ?? source;
  if (compiler.isVariableDeclaration(parent) || compiler.isPropertyAssignment(parent)) return parent.name.getText(source);
  if (compiler.isPropertyDeclaration(parent)) return `${holderOf(source, parents.get(parent))}${parent.name.getText(source)}`;
  if (compiler.isParenthesizedExpression(parent) || compiler.isAsExpression(parent)) return ownName(source, parent);
  if (compiler.isExportAssignment(parent) || source.text.slice(node.getStart(source)).startsWith('export default')) return 'default';
  return `line ${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

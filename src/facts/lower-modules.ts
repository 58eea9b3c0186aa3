import type { ts } from '../program/typescript.js';
import type { Builder, Place } from './builder.js';
import { NONE, type ExprId, type VarId } from './model.js';
import { isExported } from './modifiers.js';

export function lowerImport(b: Builder, node: ts.ImportDeclaration, place: Place): void {
  const { compiler } = b;
  if (!compiler.isStringLiteralLike(node.moduleSpecifier)) return;
  const specifier = node.moduleSpecifier.text;
  const clause = node.importClause;
  const names: VarId[] = [];
  const add = (local: ts.Identifier, name: string): void => {
    const variable = b.declare(place.scope, local.text, 'import', place.fn, b.start(local));
    names.push(variable);
    b.define(variable, { kind: 'import', specifier, name });
  };
  b.loads.push({ specifier, isTypeOnly: clause?.isTypeOnly ?? false, names, start: b.start(node), end: node.end });
  if (clause?.name) add(clause.name, 'default');
  if (clause?.namedBindings && compiler.isNamespaceImport(clause.namedBindings)) add(clause.namedBindings.name, '*');
  if (clause?.namedBindings && compiler.isNamedImports(clause.namedBindings)) {
    for (const element of clause.namedBindings.elements) add(element.name, (element.propertyName ?? element.name).text);
  }
}

export function lowerExport(b: Builder, node: ts.ExportDeclaration, place: Place): void {
  const { compiler } = b;
  const specifier = node.moduleSpecifier && compiler.isStringLiteralLike(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  if (specifier !== undefined) b.loads.push({ specifier, isTypeOnly: node.isTypeOnly, names: [], start: b.start(node), end: node.end });
  if (!node.exportClause) { if (specifier !== undefined) b.exportStars.push(specifier); return; }
  if (compiler.isNamespaceExport(node.exportClause)) {
    if (specifier !== undefined) b.exports.set(node.exportClause.name.text, { kind: 'reexport', specifier, name: '*' });
    return;
  }
  for (const element of node.exportClause.elements) {
    const local = (element.propertyName ?? element.name).text;
    const name = element.name.text;
    if (specifier !== undefined) b.exports.set(name, { kind: 'reexport', specifier, name: local });
    else {
      const variable = place.scope.find(local);
      b.exports.set(name, variable === undefined ? { kind: 'type', name: local } : { kind: 'variable', variable });
    }
  }
}

export function noteExported(b: Builder, node: ts.VariableStatement, place: Place): void {
  if (!isExported(b, node)) return;
  const note = (name: ts.BindingName): void => {
    if (!b.compiler.isIdentifier(name)) { for (const e of name.elements) if (b.compiler.isBindingElement(e)) note(e.name); return; }
    b.exports.set(name.text, { kind: 'variable', variable: place.scope.find(name.text) ?? NONE });
  };
  for (const declaration of node.declarationList.declarations) note(declaration.name);
}

/** `module.exports = x`, `exports.a = x`, `module.exports.a = x`. */
export function noteCommonJs(b: Builder, target: ts.Expression, value: ExprId): void {
  const text = target.getText(b.sourceFile);
  if (text === 'module.exports') b.exports.set('=', { kind: 'expr', expr: value });
  const named = /^(?:module\.)?exports\.([\w$]+)$/.exec(text);
  if (named?.[1]) b.exports.set(named[1], { kind: 'expr', expr: value });
}

/** `const lib = module.exports = {}`: what is put on the variable is exported. */
export function noteExportedVariable(b: Builder, node: ts.VariableDeclaration, value: ExprId, place: Place): void {
  const { compiler } = b;
  const whole = b.exports.get('=');
  const expr = b.exprs[value];
  if (expr?.kind !== 'assign' || whole?.kind !== 'expr' || whole.expr !== expr.value || !compiler.isIdentifier(node.name)) return;
  const name = b.finish(b.open(node.name, NONE, place), { kind: 'name', name: node.name.text, variable: place.scope.find(node.name.text) ?? NONE });
  b.exports.set('=', { kind: 'expr', expr: name });
}

/** As a value a namespace is an object of what it exports. */
export function lowerNamespaceValue(b: Builder, node: ts.ModuleDeclaration, body: ts.ModuleBlock, inner: Place, outer: Place): void {
  const { compiler } = b;
  const names = body.statements.filter((statement) => isExported(b, statement)).flatMap((statement): readonly ts.Identifier[] => {
    if (compiler.isFunctionDeclaration(statement)) return statement.name && statement.body ? [statement.name] : [];
    if (compiler.isClassDeclaration(statement) || compiler.isEnumDeclaration(statement)) return statement.name ? [statement.name] : [];
    if (compiler.isModuleDeclaration(statement)) return compiler.isIdentifier(statement.name) ? [statement.name] : [];
    return compiler.isVariableStatement(statement) ? statement.declarationList.declarations.flatMap((d) => (d.initializer && compiler.isIdentifier(d.name) ? [d.name] : [])) : [];
  });
  const variable = compiler.isIdentifier(node.name) ? outer.scope.find(node.name.text) : undefined;
  if (names.length === 0 || variable === undefined) return;
  const object = b.open(node, NONE, outer);
  const properties = names.map((name) => ({ key: name.text, computed: NONE, value: b.visit.expression(name, object, inner), kind: 'value' as const, start: b.start(name), end: name.end }));
  for (const name of names) b.note(b.objects, name.text, object);
  b.finish(object, { kind: 'object', properties });
  b.define(variable, { kind: 'value', value: object, path: [], region: outer.region, start: b.start(node.name) });
}

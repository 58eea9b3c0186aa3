import type { Role } from '../catalogue/roles.js';
import type { ts } from '../program/typescript.js';
import type { Builder, Place } from './builder.js';
import { lowerImport, noteExportedVariable } from './lower-modules.js';
import { NONE, type TypeId, type Variable } from './model.js';
import { hasDefault, isExported } from './modifiers.js';

/** The names of a block are known in all of it. */
export function hoistBlock(b: Builder, nodes: readonly ts.Statement[], place: Place): void {
  const { compiler } = b;
  for (const node of nodes) {
    if (compiler.isFunctionDeclaration(node) && node.name) b.declare(place.scope, node.name.text, 'function', place.fn, b.start(node.name));
    else if (compiler.isClassDeclaration(node) && node.name) b.declare(place.scope, node.name.text, 'class', place.fn, b.start(node.name));
    else if (compiler.isEnumDeclaration(node)) b.declare(place.scope, node.name.text, 'enum', place.fn, b.start(node.name));
    else if (compiler.isModuleDeclaration(node) && compiler.isIdentifier(node.name)) b.declare(place.scope, node.name.text, 'namespace', place.fn, b.start(node.name));
    else if (compiler.isVariableStatement(node) && node.declarationList.flags & compiler.NodeFlags.BlockScoped) {
      for (const declaration of node.declarationList.declarations) declareNames(b, declaration.name, variableKind(b, node.declarationList), place);
    } else if (compiler.isImportDeclaration(node)) lowerImport(b, node, place);
    else if (compiler.isImportEqualsDeclaration(node) && compiler.isExternalModuleReference(node.moduleReference) && compiler.isStringLiteralLike(node.moduleReference.expression)) {
      const variable = b.declare(place.scope, node.name.text, 'import', place.fn, b.start(node.name));
      b.define(variable, { kind: 'import', specifier: node.moduleReference.expression.text, name: '=' });
    }
  }
}

/** `var` belongs to the function, wherever in it the declaration stands. */
export function hoistVars(b: Builder, nodes: readonly ts.Node[], place: Place): void {
  const { compiler } = b;
  const look = (node: ts.Node): void => {
    if (compiler.isVariableDeclarationList(node) && !(node.flags & compiler.NodeFlags.BlockScoped)) {
      for (const declaration of node.declarations) declareNames(b, declaration.name, 'var', place);
    } else if (compiler.isStatement(node) || compiler.isCatchClause(node) || compiler.isCaseBlock(node) || compiler.isCaseOrDefaultClause(node)) {
      if (!compiler.isFunctionDeclaration(node) && !compiler.isClassDeclaration(node) && !compiler.isExpressionStatement(node)) compiler.forEachChild(node, look);
    }
  };
  nodes.forEach(look);
}

function declareNames(b: Builder, name: ts.BindingName, kind: Variable['kind'], place: Place): void {
  if (b.compiler.isIdentifier(name)) b.declare(place.scope, name.text, kind, place.fn, b.start(name));
  else for (const element of name.elements) if (b.compiler.isBindingElement(element)) declareNames(b, element.name, kind, place);
}

export function variableKind(b: Builder, list: ts.VariableDeclarationList): 'const' | 'let' | 'var' {
  if (list.flags & b.compiler.NodeFlags.Const) return 'const';
  return list.flags & b.compiler.NodeFlags.BlockScoped ? 'let' : 'var';
}

export function lowerVariables(b: Builder, list: ts.VariableDeclarationList, place: Place, roles: readonly Role[] = []): void {
  const kind = variableKind(b, list);
  for (const declaration of list.declarations) {
    const type = b.visit.type(declaration.type, place);
    const value = declaration.initializer ? b.visit.expression(declaration.initializer, NONE, place) : NONE;
    if (value === NONE) declareNames(b, declaration.name, kind, place);
    else b.visit.pattern(declaration.name, kind, { kind: 'value', value, path: [], type }, place);
    annotate(b, declaration.name, type, roles, place);
    noteExportedVariable(b, declaration, value, place);
  }
}

function annotate(b: Builder, name: ts.BindingName, type: TypeId, roles: readonly Role[], place: Place): void {
  const variable = b.compiler.isIdentifier(name) ? b.variables[place.scope.find(name.text) ?? NONE] : undefined;
  if (!variable) return;
  if (variable.type === NONE) variable.type = type;
  if (roles.length > 0) variable.roles = roles;
}

export function lowerFunctionDeclaration(b: Builder, node: ts.FunctionDeclaration, place: Place): void {
  const variable = node.name ? (place.scope.find(node.name.text) ?? NONE) : NONE;
  const fn = b.visit.function(node, { kind: 'function', name: node.name?.text ?? 'default', class: NONE, isStatic: false, expr: NONE, object: NONE, variable }, place);
  if (variable !== NONE) b.define(variable, { kind: 'function', fn });
  if (!isExported(b, node)) return;
  if (variable !== NONE) b.exports.set(hasDefault(b, node) ? 'default' : (node.name?.text ?? 'default'), { kind: 'variable', variable });
  else {
    const expr = b.open(node, NONE, place);
    b.finish(expr, { kind: 'function', function: fn });
    const draft = b.functions[fn];
    if (draft) draft.expr = expr;
    b.exports.set('default', { kind: 'expr', expr });
  }
}

export function lowerClassDeclaration(b: Builder, node: ts.ClassDeclaration, place: Place): void {
  const id = b.visit.class(node, place);
  const fact = b.classes[id];
  if (node.name && fact) {
    const variable = place.scope.find(node.name.text) ?? NONE;
    fact.variable = variable;
    b.define(variable, { kind: 'class', class: id });
    if (isExported(b, node)) b.exports.set(hasDefault(b, node) ? 'default' : node.name.text, { kind: 'variable', variable });
  } else if (isExported(b, node)) {
    const expr = b.finish(b.open(node, NONE, place), { kind: 'class', class: id });
    b.exports.set('default', { kind: 'expr', expr });
  }
}

export function lowerEnum(b: Builder, node: ts.EnumDeclaration, place: Place): void {
  const { compiler } = b;
  const object = b.open(node, NONE, place);
  const properties = node.members.map((member) => {
    const key = compiler.isIdentifier(member.name) || compiler.isStringLiteralLike(member.name) ? member.name.text : '*';
    const value = member.initializer ? b.visit.expression(member.initializer, object, place) : b.finish(b.open(member, object, place), { kind: 'literal', value: key });
    return { key, computed: NONE, value, kind: 'value' as const, start: b.start(member), end: member.end };
  });
  b.finish(object, { kind: 'object', properties });
  const variable = place.scope.find(node.name.text) ?? NONE;
  b.define(variable, { kind: 'enum', value: object });
  if (isExported(b, node)) b.exports.set(node.name.text, { kind: 'variable', variable });
}

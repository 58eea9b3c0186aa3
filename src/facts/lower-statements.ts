import type { ts } from '../program/typescript.js';
import { type Builder, inBlock, inRegion, type Place } from './builder.js';
import { hoistBlock, hoistVars, lowerClassDeclaration, lowerEnum, lowerFunctionDeclaration, lowerVariables, variableKind } from './lower-declarations.js';
import { lowerExport, lowerNamespaceValue, noteExported } from './lower-modules.js';
import { lowerAssignmentTarget } from './lower-patterns.js';
import { lowerTypeDeclaration } from './lower-types.js';
import { type ExprId, NONE } from './model.js';
import { hasDefault, isExported } from './modifiers.js';

/** Statements of one block: names first (hoisting), then the code. */
export function lowerStatements(b: Builder, nodes: readonly ts.Statement[], place: Place): void {
  hoistBlock(b, nodes, place);
  if (place.scope.isFunction) hoistVars(b, nodes, place);
  let at = place;
  for (const node of nodes) {
    lowerStatement(b, node, at);
    const test = guardOf(b, node);
    // what follows `if (x) return;` runs only when x does not hold
    if (test !== undefined) at = inRegion(at, b.region(at.region, 'guard', test, at.fn));
  }
}

function lowerStatement(b: Builder, node: ts.Statement, place: Place): void {
  const { compiler } = b;
  const expression = (inner: ts.Node, at: Place = place): ExprId => b.visit.expression(inner, NONE, at);
  if (compiler.isExpressionStatement(node)) { expression(node.expression); return; }
  if (compiler.isVariableStatement(node)) { lowerVariables(b, node.declarationList, place, b.rolesOf(node)); noteExported(b, node, place); return; }
  if (compiler.isReturnStatement(node)) { lowerExit(b, 'returns', node, node.expression, place); return; }
  if (compiler.isThrowStatement(node)) { lowerExit(b, 'throws', node, node.expression, place); return; }
  if (compiler.isIfStatement(node)) { lowerIf(b, node, place); return; }
  if (compiler.isBlock(node)) { lowerStatements(b, node.statements, inBlock(place)); return; }
  if (compiler.isSwitchStatement(node)) { lowerSwitch(b, node, place); return; }
  if (compiler.isForOfStatement(node) || compiler.isForInStatement(node)) { lowerForEach(b, node, place); return; }
  if (compiler.isForStatement(node)) {
    const at = inBlock(place);
    if (node.initializer) { if (compiler.isVariableDeclarationList(node.initializer)) lowerVariables(b, node.initializer, at); else expression(node.initializer, at); }
    const test = node.condition ? expression(node.condition, at) : NONE;
    if (node.incrementor) expression(node.incrementor, at);
    lowerBody(b, node.statement, inRegion(at, b.region(at.region, 'loop', test, at.fn)));
    return;
  }
  if (compiler.isWhileStatement(node) || compiler.isDoStatement(node)) {
    const test = expression(node.expression);
    lowerBody(b, node.statement, inRegion(place, b.region(place.region, 'loop', test, place.fn)));
    return;
  }
  if (compiler.isTryStatement(node)) { lowerTry(b, node, place); return; }
  if (compiler.isFunctionDeclaration(node)) { lowerFunctionDeclaration(b, node, place); return; }
  if (compiler.isClassDeclaration(node)) { lowerClassDeclaration(b, node, place); return; }
  if (compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node)) {
    lowerTypeDeclaration(b, node, '', place);
    if (isExported(b, node)) b.exports.set(hasDefault(b, node) ? 'default' : node.name.text, { kind: 'type', name: node.name.text });
    return;
  }
  if (compiler.isEnumDeclaration(node)) { lowerEnum(b, node, place); return; }
  if (compiler.isModuleDeclaration(node)) { lowerNamespace(b, node, '', place); return; }
  if (compiler.isExportDeclaration(node)) { lowerExport(b, node, place); return; }
  if (compiler.isExportAssignment(node)) { b.exports.set(node.isExportEquals ? '=' : 'default', { kind: 'expr', expr: expression(node.expression) }); return; }
  if (compiler.isLabeledStatement(node)) lowerStatement(b, node.statement, place);
}

function lowerBody(b: Builder, node: ts.Statement, place: Place): void {
  lowerStatements(b, b.compiler.isBlock(node) ? node.statements : [node], inBlock(place));
}

function lowerExit(b: Builder, list: 'returns' | 'throws', node: ts.Statement, value: ts.Expression | undefined, place: Place): void {
  const id = value ? b.visit.expression(value, NONE, place) : NONE;
  b.functions[place.fn]?.[list].push({ value: id, region: place.region, start: b.start(node) });
}

function lowerIf(b: Builder, node: ts.IfStatement, place: Place): void {
  const test = b.visit.expression(node.expression, NONE, place);
  lowerBody(b, node.thenStatement, inRegion(place, b.region(place.region, 'if', test, place.fn)));
  if (node.elseStatement) lowerBody(b, node.elseStatement, inRegion(place, b.region(place.region, 'else', test, place.fn)));
}

/** The condition of an `if` without else whose body always leaves. Its expression was lowered last by `lowerIf`, so it is found by span. */
function guardOf(b: Builder, node: ts.Statement): ExprId | undefined {
  const { compiler } = b;
  if (!compiler.isIfStatement(node) || node.elseStatement || !alwaysLeaves(b, node.thenStatement)) return undefined;
  const start = b.start(node.expression);
  const regions = b.regions;
  for (let i = regions.length - 1; i >= 0; i--) {
    const test = regions[i]?.test ?? NONE;
    if (regions[i]?.kind === 'if' && b.exprs[test]?.start === start) return test;
  }
  return undefined;
}

function alwaysLeaves(b: Builder, node: ts.Statement): boolean {
  const { compiler } = b;
  if (compiler.isBlock(node)) { const last = node.statements.at(-1); return last !== undefined && alwaysLeaves(b, last); }
  return compiler.isReturnStatement(node) || compiler.isThrowStatement(node) || compiler.isContinueStatement(node) || compiler.isBreakStatement(node);
}

function lowerSwitch(b: Builder, node: ts.SwitchStatement, place: Place): void {
  const { compiler } = b;
  const test = b.visit.expression(node.expression, NONE, place);
  const at = inBlock(place);
  hoistBlock(b, node.caseBlock.clauses.flatMap((clause) => [...clause.statements]), at);
  let pending: ExprId[] = [];
  for (const clause of node.caseBlock.clauses) {
    if (compiler.isCaseClause(clause)) pending.push(b.visit.expression(clause.expression, NONE, at));
    const region = b.region(place.region, 'case', test, place.fn, { labels: pending });
    for (const statement of clause.statements) lowerStatement(b, statement, inRegion(at, region));
    // `case 'a': case 'b': …` share the code below them
    if (clause.statements.length > 0) pending = [];
  }
}

function lowerForEach(b: Builder, node: ts.ForOfStatement | ts.ForInStatement, place: Place): void {
  const { compiler } = b;
  const iterated = b.visit.expression(node.expression, NONE, place);
  const at = inBlock(inRegion(place, b.region(place.region, 'each', iterated, place.fn)));
  const path = [compiler.isForOfStatement(node) ? '*' : '#'];
  if (compiler.isVariableDeclarationList(node.initializer)) {
    const kind = variableKind(b, node.initializer);
    for (const declaration of node.initializer.declarations) b.visit.pattern(declaration.name, kind, { kind: 'value', value: iterated, path, type: NONE }, at);
  } else {
    b.visit.expression(node.initializer, NONE, at);
    lowerAssignmentTarget(b, node.initializer, iterated, path, at);
  }
  lowerBody(b, node.statement, at);
}

function lowerTry(b: Builder, node: ts.TryStatement, place: Place): void {
  const id = b.tries.length;
  b.tries.push({ fn: place.fn, region: place.region, tryRegion: NONE, catchRegion: NONE, catchSpan: undefined, caught: NONE, catchIsEmpty: false, start: b.start(node), end: node.end });
  const fact = b.tries[id];
  if (!fact) return;
  fact.tryRegion = b.region(place.region, 'try', NONE, place.fn, { try: id });
  lowerStatements(b, node.tryBlock.statements, inBlock(inRegion(place, fact.tryRegion)));
  const clause = node.catchClause;
  if (clause) {
    fact.catchRegion = b.region(place.region, 'catch', NONE, place.fn, { try: id });
    fact.catchSpan = { start: b.start(clause), end: clause.end };
    fact.catchIsEmpty = clause.block.statements.length === 0;
    const at = inBlock(inRegion(place, fact.catchRegion));
    if (clause.variableDeclaration) {
      b.visit.pattern(clause.variableDeclaration.name, 'catch', { kind: 'caught', try: id, path: [], type: NONE }, at);
      if (b.compiler.isIdentifier(clause.variableDeclaration.name)) fact.caught = at.scope.find(clause.variableDeclaration.name.text) ?? NONE;
    }
    lowerStatements(b, clause.block.statements, at);
  }
  if (node.finallyBlock) lowerStatements(b, node.finallyBlock.statements, inBlock(place));
}

/** `namespace A { … }`: its types get dotted names, its code belongs to the module. */
function lowerNamespace(b: Builder, node: ts.ModuleDeclaration, prefix: string, place: Place): void {
  const { compiler } = b;
  if (!node.body || !compiler.isModuleBlock(node.body) || !compiler.isIdentifier(node.name)) return;
  const path = `${prefix}${node.name.text}.`;
  const at = inBlock(place);
  hoistBlock(b, node.body.statements, at);
  for (const statement of node.body.statements) {
    if (compiler.isInterfaceDeclaration(statement) || compiler.isTypeAliasDeclaration(statement)) lowerTypeDeclaration(b, statement, path, at);
    else if (compiler.isModuleDeclaration(statement)) lowerNamespace(b, statement, path, at);
    else {
      if (compiler.isClassDeclaration(statement) && statement.name) {
        const known = b.classes.length;
        lowerStatement(b, statement, at);
        b.typeNames.set(path + statement.name.text, { name: path + statement.name.text, kind: 'class', type: NONE, extends: [], class: known, typeParameters: [], roles: [], start: b.start(statement.name), end: statement.name.end });
      } else lowerStatement(b, statement, at);
    }
  }
  lowerNamespaceValue(b, node, node.body, at, place);
  if (isExported(b, node) && prefix === '' && !b.exports.has(node.name.text)) b.exports.set(node.name.text, { kind: 'type', name: node.name.text });
}

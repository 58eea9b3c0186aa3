import type { ts } from '../program/typescript.js';
import { inBlock, Scope, type Builder, type FunctionContext, type FunctionDraft, type Place } from './builder.js';
import { memberName, withTypeParameters } from './lower-types.js';
import { NONE, type ClassId, type ExprId, type FnId, type MemberFact } from './model.js';

/** A function-like node with its parameters and body. */
export function lowerFunction(b: Builder, node: ts.SignatureDeclaration, context: FunctionContext, place: Place): FnId {
  const { compiler } = b;
  const fn = b.functions.length;
  const outer = withTypeParameters(b, node, place);
  const isArrow = compiler.isArrowFunction(node);
  const scope = new Scope(place.scope, fn, true);
  const body = (node as ts.FunctionLikeDeclaration).body;
  const modifiers = (compiler.canHaveModifiers(node) ? compiler.getModifiers(node) : undefined) ?? [];
  const draft: FunctionDraft = {
    name: context.name, kind: context.kind, parent: place.fn, class: isArrow ? place.class : context.class, isStatic: context.isStatic,
    expr: context.expr, object: context.object, variable: context.variable, params: [], returns: [], throws: [], returnType: NONE,
    isAsync: modifiers.some((m) => m.kind === compiler.SyntaxKind.AsyncKeyword),
    isGenerator: (node as ts.FunctionLikeDeclaration).asteriskToken !== undefined,
    hasBody: body !== undefined, roles: b.rolesOf(node), region: place.region, start: b.start(node), end: node.end,
  };
  b.functions.push(draft);
  // inside the function nothing is conditional any more, whatever the condition under which it was made
  const region = b.region(place.region, 'function', NONE, fn);
  const inner: Place = { fn, region, scope, class: isArrow ? place.class : context.class, typeParameters: outer.typeParameters };
  draft.returnType = b.visit.type(node.type, inner);
  lowerParameters(b, node, draft, inner);
  if (!body) return fn;
  if (compiler.isBlock(body)) {
    if (context.kind !== 'arrow' && context.kind !== 'method' && node.name && compiler.isIdentifier(node.name) && context.variable === NONE && context.expr !== NONE) {
      // the name of a function expression is visible inside it
      const self = b.declare(scope, node.name.text, 'function', fn, b.start(node.name));
      b.define(self, { kind: 'function', fn });
    }
    b.visit.statements(body.statements, inner);
  } else {
    const value = b.visit.expression(body, NONE, inner);
    draft.returns.push({ value, region, start: b.start(body) });
  }
  return fn;
}

function lowerParameters(b: Builder, node: ts.SignatureDeclaration, draft: FunctionDraft, inner: Place): void {
  const { compiler } = b;
  const parameters = node.parameters.filter((p) => !(compiler.isIdentifier(p.name) && p.name.text === 'this'));
  draft.params = parameters.map((parameter, index) => {
    const type = b.visit.type(parameter.type, inner);
    const rest = parameter.dotDotDotToken !== undefined;
    b.visit.pattern(parameter.name, 'parameter', { kind: 'parameter', fn: inner.fn, index, path: [], rest, type }, inner);
    const initializer = parameter.initializer ? b.visit.expression(parameter.initializer, NONE, inner) : NONE;
    const variable = compiler.isIdentifier(parameter.name) ? (inner.scope.names.get(parameter.name.text) ?? NONE) : NONE;
    if (initializer !== NONE && variable !== NONE) b.define(variable, { kind: 'value', value: initializer, path: [], region: inner.region, start: b.start(parameter) });
    return {
      name: compiler.isIdentifier(parameter.name) ? parameter.name.text : undefined, variable, type, initializer, rest,
      optional: parameter.questionToken !== undefined || initializer !== NONE,
    };
  });
}

/** A class with its members; constructor parameters with a modifier are fields. */
export function lowerClass(b: Builder, node: ts.ClassLikeDeclaration, place: Place): ClassId {
  const { compiler } = b;
  const id = b.classes.length;
  const outer = withTypeParameters(b, node, place);
  const base = node.heritageClauses?.find((c) => c.token === compiler.SyntaxKind.ExtendsKeyword)?.types[0];
  const members = new Map<string, MemberFact[]>();
  const modifiers = compiler.getModifiers(node) ?? [];
  const draft: (typeof b.classes)[number] = {
    name: node.name?.text ?? '', variable: NONE, extends: NONE, implements: [], members, constructor_: NONE,
    typeParameters: (node.typeParameters ?? []).map((p) => p.name.text), extendsArguments: [],
    isAbstract: modifiers.some((m) => m.kind === compiler.SyntaxKind.AbstractKeyword), decorators: [], roles: b.rolesOf(node), start: b.start(node), end: node.end,
  };
  b.classes.push(draft);
  draft.decorators = lowerDecorators(b, node, place);
  const inner: Place = { fn: outer.fn, region: outer.region, scope: outer.scope, class: id, typeParameters: outer.typeParameters };
  if (base) {
    draft.extends = b.visit.expression(base.expression, NONE, place);
    draft.extendsArguments = (base.typeArguments ?? []).map((t) => b.visit.type(t, outer));
  }
  draft.implements = (node.heritageClauses ?? [])
    .filter((c) => c.token === compiler.SyntaxKind.ImplementsKeyword)
    .flatMap((c) => c.types.map((t) => b.visit.type(t, outer)));
  for (const member of node.members) lowerMember(b, id, member, members, draft, inner);
  return id;
}

function lowerDecorators(b: Builder, node: ts.Node, place: Place): ExprId[] {
  const decorators = (b.compiler.canHaveDecorators(node) ? b.compiler.getDecorators(node) : undefined) ?? [];
  return decorators.map((decorator) => b.visit.expression(decorator.expression, NONE, place));
}

function lowerMember(b: Builder, id: ClassId, node: ts.ClassElement, members: Map<string, MemberFact[]>, draft: (typeof b.classes)[number], place: Place): void {
  const { compiler } = b;
  const add = (member: MemberFact): void => { members.set(member.name, [...(members.get(member.name) ?? []), member]); };
  if (compiler.isConstructorDeclaration(node)) {
    const fn = b.visit.function(node, { kind: 'constructor', name: 'constructor', class: id, isStatic: false, expr: NONE, object: NONE, variable: NONE }, place);
    if (node.body || draft.constructor_ === NONE) draft.constructor_ = fn;
    for (const parameter of node.parameters) {
      if (!parameter.modifiers?.length || !compiler.isIdentifier(parameter.name)) continue;
      const type = b.visit.type(parameter.type, place);
      add({ name: parameter.name.text, kind: 'parameter', computed: NONE, isStatic: false, isAbstract: false, function: fn, value: NONE, type, decorators: [], roles: [], start: b.start(parameter), end: parameter.end });
    }
    return;
  }
  if (compiler.isClassStaticBlockDeclaration(node)) { b.visit.statements(node.body.statements, inBlock(place)); return; }
  if (!node.name) return;
  const modifiers = (compiler.canHaveModifiers(node) ? compiler.getModifiers(node) : undefined) ?? [];
  const has = (kind: ts.SyntaxKind): boolean => modifiers.some((m) => m.kind === kind);
  const isStatic = has(compiler.SyntaxKind.StaticKeyword);
  const name = memberName(b, node.name);
  const computed = name === '*' && compiler.isComputedPropertyName(node.name) ? b.visit.expression(node.name.expression, NONE, place) : NONE;
  const isAbstract = has(compiler.SyntaxKind.AbstractKeyword);
  const start = b.start(node);
  const { end } = node;
  const roles = b.rolesOf(node);
  const decorators = lowerDecorators(b, node, place);
  if (compiler.isPropertyDeclaration(node)) {
    const type = b.visit.type(node.type, place);
    add({ name, computed, kind: 'field', isStatic, isAbstract, function: NONE, value: node.initializer ? b.visit.expression(node.initializer, NONE, place) : NONE, type, decorators, roles, start, end });
  } else if (compiler.isMethodDeclaration(node) || compiler.isGetAccessor(node) || compiler.isSetAccessor(node)) {
    const kind = compiler.isMethodDeclaration(node) ? 'method' : compiler.isGetAccessor(node) ? 'get' : 'set';
    const fn = b.visit.function(node, { kind, name, class: id, isStatic, expr: NONE, object: NONE, variable: NONE }, place);
    add({ name, computed, kind, isStatic, isAbstract, function: fn, value: NONE, type: NONE, decorators, roles, start, end });
  }
}

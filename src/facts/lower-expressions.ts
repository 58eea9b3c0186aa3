import type { ts } from '../program/typescript.js';
import { type Builder, type FunctionContext, inRegion, type Place } from './builder.js';
import { noteCommonJs } from './lower-modules.js';
import { lowerAssignmentTarget } from './lower-patterns.js';
import { memberName } from './lower-types.js';
import { NONE, type ExprId, type PropertyFact, type TypeId } from './model.js';

/** One expression and everything below it. */
export function lowerExpression(b: Builder, node: ts.Node, parent: ExprId, place: Place): ExprId {
  const { compiler } = b;
  if (compiler.isParenthesizedExpression(node)) return lowerParenthesized(b, node, parent, place);
  if (compiler.isNonNullExpression(node)) return lowerExpression(b, node.expression, parent, place);
  if (compiler.isExpressionWithTypeArguments(node)) return lowerExpression(b, node.expression, parent, place);
  const id = b.open(node, parent, place);
  return lowerLeaf(b, id, node, place) ?? lowerAccess(b, id, node, place) ?? lowerHolder(b, id, node, place) ?? lowerOperator(b, id, node, place)
    ?? lowerTemplateOrCast(b, id, node, place) ?? lowerJsxPart(b, id, node, place) ?? id;
}

function lowerParenthesized(b: Builder, node: ts.ParenthesizedExpression, parent: ExprId, place: Place): ExprId {
  const id = lowerExpression(b, node.expression, parent, place);
  if (b.compiler.isCallExpression(node.expression) || b.compiler.isNewExpression(node.expression)) b.parentheses.set(id, { start: b.start(node), end: node.end });
  return id;
}

/** What has nothing below it. */
function lowerLeaf(b: Builder, id: ExprId, node: ts.Node, place: Place): ExprId | undefined {
  const { compiler } = b;
  if (compiler.isIdentifier(node)) return lowerName(b, id, node.text, place);
  if (compiler.isStringLiteral(node) || compiler.isNoSubstitutionTemplateLiteral(node)) return b.finish(id, { kind: 'literal', value: node.text });
  if (compiler.isNumericLiteral(node)) return b.finish(id, { kind: 'literal', value: Number(node.text) });
  if (compiler.isRegularExpressionLiteral(node)) return b.finish(id, { kind: 'regexp', source: node.text });
  switch (node.kind) {
    case compiler.SyntaxKind.ThisKeyword: return b.finish(id, { kind: 'this' });
    case compiler.SyntaxKind.SuperKeyword: return b.finish(id, { kind: 'super' });
    case compiler.SyntaxKind.TrueKeyword: return b.finish(id, { kind: 'literal', value: true });
    case compiler.SyntaxKind.FalseKeyword: return b.finish(id, { kind: 'literal', value: false });
    case compiler.SyntaxKind.NullKeyword: return b.finish(id, { kind: 'literal', value: null });
    default: return undefined;
  }
}

/** Members, calls and constructions. */
function lowerAccess(b: Builder, id: ExprId, node: ts.Node, place: Place): ExprId | undefined {
  const { compiler } = b;
  const child = (inner: ts.Node): ExprId => lowerExpression(b, inner, id, place);
  if (compiler.isPropertyAccessExpression(node)) {
    b.note(b.members, node.name.text, id);
    return b.finish(id, { kind: 'member', object: child(node.expression), property: node.name.text, optional: node.questionDotToken !== undefined });
  }
  if (compiler.isElementAccessExpression(node)) return lowerElement(b, id, node, place);
  if (compiler.isCallExpression(node)) return lowerCall(b, id, node, place);
  if (compiler.isNewExpression(node)) {
    const callee = child(node.expression);
    noteCall(b, callee, id);
    return b.finish(id, { kind: 'new', callee, args: (node.arguments ?? []).map((a) => child(a)), type: typeArguments(b, node, place) });
  }
  return undefined;
}

/** Literals that hold other values or code. */
function lowerHolder(b: Builder, id: ExprId, node: ts.Node, place: Place): ExprId | undefined {
  const { compiler } = b;
  const child = (inner: ts.Node): ExprId => lowerExpression(b, inner, id, place);
  if (compiler.isObjectLiteralExpression(node)) return b.finish(id, { kind: 'object', properties: lowerProperties(b, id, node, place) });
  if (compiler.isArrayLiteralExpression(node)) return b.finish(id, { kind: 'array', elements: node.elements.map((e) => child(e)) });
  if (compiler.isSpreadElement(node)) return b.finish(id, { kind: 'spread', value: child(node.expression) });
  if (compiler.isArrowFunction(node) || compiler.isFunctionExpression(node)) {
    const context: FunctionContext = { kind: compiler.isArrowFunction(node) ? 'arrow' : 'function', name: node.name?.text ?? '', class: place.class, isStatic: false, expr: id, object: NONE, variable: NONE };
    return b.finish(id, { kind: 'function', function: b.visit.function(node, context, place) });
  }
  if (compiler.isClassExpression(node)) return b.finish(id, { kind: 'class', class: b.visit.class(node, place) });
  return undefined;
}

/** Operators of one, two and three operands. */
function lowerOperator(b: Builder, id: ExprId, node: ts.Node, place: Place): ExprId | undefined {
  const { compiler } = b;
  const child = (inner: ts.Node): ExprId => lowerExpression(b, inner, id, place);
  if (compiler.isAwaitExpression(node)) return b.finish(id, { kind: 'await', value: child(node.expression) });
  if (compiler.isYieldExpression(node)) return b.finish(id, { kind: 'yield', value: node.expression ? child(node.expression) : NONE });
  if (compiler.isConditionalExpression(node)) return lowerConditional(b, id, node, place);
  if (compiler.isBinaryExpression(node)) return lowerBinary(b, id, node, place);
  if (compiler.isPrefixUnaryExpression(node) || compiler.isPostfixUnaryExpression(node)) {
    return b.finish(id, { kind: 'unary', operator: compiler.tokenToString(node.operator) ?? '', value: child(node.operand) });
  }
  if (compiler.isTypeOfExpression(node) || compiler.isVoidExpression(node) || compiler.isDeleteExpression(node)) {
    const operator = compiler.isTypeOfExpression(node) ? 'typeof' : compiler.isVoidExpression(node) ? 'void' : 'delete';
    return b.finish(id, { kind: 'unary', operator, value: child(node.expression) });
  }
  return undefined;
}

/** Texts with values in them, and values with a type. */
function lowerTemplateOrCast(b: Builder, id: ExprId, node: ts.Node, place: Place): ExprId | undefined {
  const { compiler } = b;
  const child = (inner: ts.Node): ExprId => lowerExpression(b, inner, id, place);
  if (compiler.isTemplateExpression(node)) return lowerTemplate(b, id, node, NONE, place);
  if (compiler.isTaggedTemplateExpression(node)) {
    const tag = child(node.tag);
    if (compiler.isTemplateExpression(node.template)) return lowerTemplate(b, id, node.template, tag, place);
    return b.finish(id, { kind: 'template', texts: [node.template.text], parts: [], tag });
  }
  if (compiler.isAsExpression(node) || compiler.isTypeAssertionExpression(node) || compiler.isSatisfiesExpression(node)) {
    const isConst = compiler.isTypeReferenceNode(node.type) && compiler.isIdentifier(node.type.typeName) && node.type.typeName.text === 'const';
    const type = isConst ? NONE : b.visit.type(node.type, place);
    return b.finish(id, { kind: 'cast', value: child(node.expression), type, satisfies: compiler.isSatisfiesExpression(node) });
  }
  return undefined;
}

/** Elements of JSX. */
function lowerJsxPart(b: Builder, id: ExprId, node: ts.Node, place: Place): ExprId | undefined {
  const { compiler } = b;
  const child = (inner: ts.Node): ExprId => lowerExpression(b, inner, id, place);
  if (compiler.isJsxElement(node)) return lowerJsx(b, id, node.openingElement, node.children, place);
  if (compiler.isJsxSelfClosingElement(node)) return lowerJsx(b, id, node, [], place);
  if (compiler.isJsxFragment(node)) return b.finish(id, { kind: 'jsx', tag: '', attributes: [], children: lowerJsxChildren(b, id, node.children, place) });
  if (compiler.isJsxExpression(node)) return node.expression ? b.finish(id, { kind: 'sequence', values: [child(node.expression)] }) : id;
  return undefined;
}

function lowerName(b: Builder, id: ExprId, name: string, place: Place): ExprId {
  if (name === 'undefined') return b.finish(id, { kind: 'literal', value: undefined });
  const variable = place.scope.find(name) ?? NONE;
  b.variables[variable]?.uses.push(id);
  return b.finish(id, { kind: 'name', name, variable });
}

function lowerTemplate(b: Builder, id: ExprId, node: ts.TemplateExpression, tag: ExprId, place: Place): ExprId {
  const parts = node.templateSpans.map((span) => lowerExpression(b, span.expression, id, place));
  return b.finish(id, { kind: 'template', texts: [node.head.text, ...node.templateSpans.map((s) => s.literal.text)], parts, tag });
}

function lowerProperties(b: Builder, id: ExprId, node: ts.ObjectLiteralExpression, place: Place): PropertyFact[] {
  return node.properties.map((property): PropertyFact => {
    const { compiler } = b;
    const start = b.start(property);
    const { end } = property;
    if (compiler.isSpreadAssignment(property)) return { key: undefined, computed: NONE, value: lowerExpression(b, property.expression, id, place), kind: 'spread', start, end };
    const key = property.name ? memberName(b, property.name) : '*';
    const computed = key === '*' && property.name && compiler.isComputedPropertyName(property.name) ? lowerExpression(b, property.name.expression, id, place) : NONE;
    const name = key === '*' && computed !== NONE ? undefined : key;
    if (name !== undefined) b.note(b.objects, name, id);
    if (compiler.isPropertyAssignment(property)) return { key: name, computed, value: lowerExpression(b, property.initializer, id, place), kind: 'value', start, end };
    if (compiler.isShorthandPropertyAssignment(property)) {
      const value = b.open(property.name, id, place);
      return { key: name, computed, value: lowerName(b, value, property.name.text, place), kind: 'value', start, end };
    }
    const kind = compiler.isMethodDeclaration(property) ? 'method' : compiler.isGetAccessor(property) ? 'get' : 'set';
    const value = b.open(property, id, place);
    const context: FunctionContext = { kind, name: key, class: NONE, isStatic: false, expr: value, object: id, variable: NONE };
    return { key: name, computed, value: b.finish(value, { kind: 'function', function: b.visit.function(property, context, place) }), kind, start, end };
  });
}

function lowerElement(b: Builder, id: ExprId, node: ts.ElementAccessExpression, place: Place): ExprId {
  const object = lowerExpression(b, node.expression, id, place);
  const optional = node.questionDotToken !== undefined;
  if (b.compiler.isStringLiteralLike(node.argumentExpression)) {
    b.note(b.members, node.argumentExpression.text, id);
    return b.finish(id, { kind: 'member', object, property: node.argumentExpression.text, optional });
  }
  return b.finish(id, { kind: 'element', object, index: lowerExpression(b, node.argumentExpression, id, place), optional });
}

function lowerCall(b: Builder, id: ExprId, node: ts.CallExpression, place: Place): ExprId {
  const { compiler } = b;
  const [first] = node.arguments;
  const isRequire = compiler.isIdentifier(node.expression) && node.expression.text === 'require' && place.scope.find('require') === undefined;
  if ((isRequire || node.expression.kind === compiler.SyntaxKind.ImportKeyword) && first && compiler.isStringLiteralLike(first)) {
    return b.finish(id, { kind: 'import', specifier: first.text });
  }
  const callee = lowerExpression(b, node.expression, id, place);
  noteCall(b, callee, id);
  const args = node.arguments.map((argument) => lowerExpression(b, argument, id, place));
  return b.finish(id, { kind: 'call', callee, args, optional: node.questionDotToken !== undefined, type: typeArguments(b, node, place) });
}

const typeArguments = (b: Builder, node: { readonly typeArguments?: ts.NodeArray<ts.TypeNode> }, place: Place): TypeId => (
  node.typeArguments?.[0] ? b.visit.type(b.compiler.factory.createTypeReferenceNode('New', node.typeArguments), place) : NONE);

function noteCall(b: Builder, callee: ExprId, call: ExprId): void {
  const expr = b.exprs[callee];
  if (expr?.kind === 'name') b.note(b.calls, expr.name, call);
  else if (expr?.kind === 'member') b.note(b.calls, expr.property, call);
  else b.note(b.calls, '', call);
}

function lowerConditional(b: Builder, id: ExprId, node: ts.ConditionalExpression, place: Place): ExprId {
  const test = lowerExpression(b, node.condition, id, place);
  const then = lowerExpression(b, node.whenTrue, id, inRegion(place, b.region(place.region, 'if', test, place.fn)));
  const otherwise = lowerExpression(b, node.whenFalse, id, inRegion(place, b.region(place.region, 'else', test, place.fn)));
  return b.finish(id, { kind: 'choice', operator: '?:', test, options: [then, otherwise] });
}

function lowerBinary(b: Builder, id: ExprId, node: ts.BinaryExpression, place: Place): ExprId {
  const { compiler } = b;
  const operator = compiler.tokenToString(node.operatorToken.kind) ?? '';
  if (operator === ',') return b.finish(id, { kind: 'sequence', values: [lowerExpression(b, node.left, id, place), lowerExpression(b, node.right, id, place)] });
  if (operator.endsWith('=') && !['==', '===', '!=', '!==', '<=', '>='].includes(operator)) return lowerAssignment(b, id, node, operator, place);
  const left = lowerExpression(b, node.left, id, place);
  if (operator === '&&' || operator === '||' || operator === '??') {
    const region = operator === '&&' ? b.region(place.region, 'if', left, place.fn) : b.region(place.region, 'else', left, place.fn);
    const right = lowerExpression(b, node.right, id, inRegion(place, region));
    return b.finish(id, { kind: 'choice', operator, test: left, options: [left, right] });
  }
  return b.finish(id, { kind: 'binary', operator, left, right: lowerExpression(b, node.right, id, place) });
}

function lowerAssignment(b: Builder, id: ExprId, node: ts.BinaryExpression, operator: string, place: Place): ExprId {
  const { compiler } = b;
  const isPattern = compiler.isArrayLiteralExpression(node.left) || compiler.isObjectLiteralExpression(node.left);
  const target = isPattern ? b.finish(b.open(node.left, id, place), { kind: 'pattern' }) : lowerExpression(b, node.left, id, place);
  const value = lowerExpression(b, node.right, id, place);
  lowerAssignmentTarget(b, node.left, value, [], place);
  const expr = b.exprs[target];
  if (expr?.kind === 'member') b.note(b.stores, expr.property, id);
  if (expr?.kind === 'element') b.note(b.stores, '*', id);
  if (expr?.kind === 'member' && operator === '=') noteCommonJs(b, node.left, value);
  return b.finish(id, { kind: 'assign', operator, target, value });
}

function lowerJsx(b: Builder, id: ExprId, node: ts.JsxOpeningElement | ts.JsxSelfClosingElement, children: readonly ts.JsxChild[], place: Place): ExprId {
  const { compiler } = b;
  const attributes = node.attributes.properties.map((attribute): PropertyFact => {
    const start = b.start(attribute);
    const { end } = attribute;
    if (compiler.isJsxSpreadAttribute(attribute)) return { key: undefined, computed: NONE, value: lowerExpression(b, attribute.expression, id, place), kind: 'spread', start, end };
    const inner = attribute.initializer && compiler.isJsxExpression(attribute.initializer) ? attribute.initializer.expression : attribute.initializer;
    return { key: attribute.name.getText(b.sourceFile), computed: NONE, value: inner ? lowerExpression(b, inner, id, place) : NONE, kind: 'value', start, end };
  });
  const tag = node.tagName.getText(b.sourceFile);
  if (compiler.isIdentifier(node.tagName)) b.variables[place.scope.find(tag) ?? NONE]?.uses.push(id);
  b.note(b.calls, tag.slice(tag.lastIndexOf('.') + 1), id);
  return b.finish(id, { kind: 'jsx', tag, attributes, children: lowerJsxChildren(b, id, children, place) });
}

function lowerJsxChildren(b: Builder, id: ExprId, children: readonly ts.JsxChild[], place: Place): ExprId[] {
  return children.filter((c) => !b.compiler.isJsxText(c)).map((c) => lowerExpression(b, c, id, place));
}

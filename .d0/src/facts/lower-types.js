import { NONE } from './model.js';
/** A type annotation as plain data; `NONE` when there is none. */
export function lowerType(b, node, place) {
    if (!node)
        return NONE;
    const { compiler } = b;
    const type = (child) => lowerType(b, child, place);
    if (compiler.isTypeReferenceNode(node)) {
        const name = entityName(b, node.typeName);
        if (place.typeParameters.includes(name))
            return b.type({ kind: 'parameter', name });
        return b.type({ kind: 'reference', name, args: (node.typeArguments ?? []).map(type) });
    }
    if (compiler.isExpressionWithTypeArguments(node)) {
        return b.type({ kind: 'reference', name: node.expression.getText(b.sourceFile), args: (node.typeArguments ?? []).map(type) });
    }
    if (compiler.isArrayTypeNode(node))
        return b.type({ kind: 'array', element: type(node.elementType) });
    if (compiler.isTupleTypeNode(node))
        return b.type({ kind: 'tuple', elements: node.elements.map((e) => type(compiler.isNamedTupleMember(e) ? e.type : e)) });
    if (compiler.isUnionTypeNode(node))
        return b.type({ kind: 'union', members: node.types.map(type) });
    if (compiler.isIntersectionTypeNode(node))
        return b.type({ kind: 'intersection', members: node.types.map(type) });
    if (compiler.isParenthesizedTypeNode(node) || compiler.isOptionalTypeNode(node) || compiler.isRestTypeNode(node))
        return type(node.type);
    if (compiler.isTypeOperatorNode(node))
        return node.operator === compiler.SyntaxKind.KeyOfKeyword ? b.type({ kind: 'keyword', name: 'string' }) : type(node.type);
    if (compiler.isTypeLiteralNode(node))
        return b.type({ kind: 'object', members: node.members.flatMap((m) => lowerTypeMember(b, m, place)) });
    if (compiler.isFunctionTypeNode(node) || compiler.isConstructorTypeNode(node))
        return lowerSignature(b, node, place);
    if (compiler.isLiteralTypeNode(node))
        return b.type({ kind: 'literal', value: literalText(b, node.literal) });
    if (compiler.isTypeQueryNode(node))
        return b.type({ kind: 'typeof', expr: lowerTypeQuery(b, node, place) });
    if (compiler.isIndexedAccessTypeNode(node))
        return b.type({ kind: 'indexed', object: type(node.objectType), key: indexKey(b, node.indexType) });
    if (compiler.isTypePredicateNode(node))
        return b.type({ kind: 'keyword', name: 'boolean' });
    if (compiler.isMappedTypeNode(node)) {
        return b.type({ kind: 'reference', name: 'Record', args: [b.type({ kind: 'keyword', name: 'string' }), type(node.type)] });
    }
    if (compiler.isImportTypeNode(node))
        return b.type({ kind: 'unknown' });
    if (compiler.isConditionalTypeNode(node))
        return type(node.trueType);
    if (compiler.isToken(node))
        return b.type({ kind: 'keyword', name: node.getText(b.sourceFile) });
    return b.type({ kind: 'unknown' });
}
function entityName(b, name) {
    return b.compiler.isIdentifier(name) ? name.text : `${entityName(b, name.left)}.${name.right.text}`;
}
function literalText(b, literal) {
    return b.compiler.isStringLiteralLike(literal) ? literal.text : literal.getText(b.sourceFile);
}
function indexKey(b, index) {
    return b.compiler.isLiteralTypeNode(index) && b.compiler.isStringLiteralLike(index.literal) ? index.literal.text : '*';
}
/** `typeof a.b` becomes the expression `a.b`, so that its value can be asked for. */
function lowerTypeQuery(b, node, place) {
    const lower = (name, parent) => {
        const id = b.open(name, parent, place);
        if (b.compiler.isIdentifier(name))
            return b.finish(id, { kind: 'name', name: name.text, variable: place.scope.find(name.text) ?? NONE });
        return b.finish(id, { kind: 'member', object: lower(name.left, id), property: name.right.text, optional: false });
    };
    return lower(node.exprName, NONE);
}
export function lowerSignature(b, node, place) {
    const inner = withTypeParameters(b, node, place);
    const params = node.parameters
        .filter((p) => p.name.getText(b.sourceFile) !== 'this')
        .map((p) => ({ name: b.compiler.isIdentifier(p.name) ? p.name.text : '', type: lowerType(b, p.type, inner) }));
    return b.type({ kind: 'function', params, result: lowerType(b, node.type, inner) });
}
export function withTypeParameters(b, node, place) {
    if (!node.typeParameters)
        return place;
    const typeParameters = [...place.typeParameters, ...node.typeParameters.map((p) => p.name.text)];
    return { fn: place.fn, region: place.region, scope: place.scope, class: place.class, typeParameters };
}
function lowerTypeMember(b, member, place) {
    const { compiler } = b;
    const start = b.start(member);
    const { end } = member;
    const roles = b.rolesOf(member);
    if (compiler.isPropertySignature(member)) {
        return [{ name: memberName(b, member.name), kind: 'property', optional: member.questionToken !== undefined, type: lowerType(b, member.type, place), roles, start, end }];
    }
    if (compiler.isMethodSignature(member)) {
        return [{ name: memberName(b, member.name), kind: 'method', optional: member.questionToken !== undefined, type: lowerSignature(b, member, place), roles, start, end }];
    }
    if (compiler.isGetAccessorDeclaration(member)) {
        return [{ name: memberName(b, member.name), kind: 'property', optional: false, type: lowerType(b, member.type, place), roles, start, end }];
    }
    if (compiler.isCallSignatureDeclaration(member))
        return [{ name: '()', kind: 'call', optional: false, type: lowerSignature(b, member, place), roles, start, end }];
    if (compiler.isConstructSignatureDeclaration(member))
        return [{ name: 'new', kind: 'construct', optional: false, type: lowerSignature(b, member, place), roles, start, end }];
    if (compiler.isIndexSignatureDeclaration(member))
        return [{ name: '*', kind: 'index', optional: true, type: lowerType(b, member.type, place), roles, start, end }];
    return [];
}
/** The text of a property's name; `*` for one that is computed. */
export function memberName(b, name) {
    const { compiler } = b;
    if (compiler.isIdentifier(name) || compiler.isPrivateIdentifier(name) || compiler.isStringLiteralLike(name) || compiler.isNumericLiteral(name))
        return name.text;
    if (compiler.isComputedPropertyName(name) && compiler.isStringLiteralLike(name.expression))
        return name.expression.text;
    return '*';
}
export function lowerTypeDeclaration(b, node, prefix, place) {
    const inner = withTypeParameters(b, node, place);
    const name = prefix + node.name.text;
    const isInterface = b.compiler.isInterfaceDeclaration(node);
    const own = isInterface
        ? b.type({ kind: 'object', members: node.members.flatMap((m) => lowerTypeMember(b, m, inner)) })
        : lowerType(b, node.type, inner);
    const bases = isInterface ? (node.heritageClauses ?? []).flatMap((clause) => clause.types.map((t) => lowerType(b, t, inner))) : [];
    const known = b.typeNames.get(name);
    // declarations of one interface merge
    const type = known ? b.type({ kind: 'intersection', members: [known.type, own] }) : own;
    const declaration = {
        name, kind: isInterface ? 'interface' : 'alias', type, extends: [...(known?.extends ?? []), ...bases], class: NONE,
        typeParameters: (node.typeParameters ?? []).map((p) => p.name.text), roles: [...(known?.roles ?? []), ...b.rolesOf(node)],
        start: b.start(node.name), end: node.name.end,
    };
    b.typeNames.set(name, declaration);
}

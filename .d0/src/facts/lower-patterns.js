import { memberName } from './lower-types.js';
import { NONE } from './model.js';
/** Declares the variables of a name or pattern and says where each takes its value from. */
export function lowerPattern(b, name, kind, source, place) {
    const { compiler } = b;
    if (compiler.isIdentifier(name)) {
        const scope = kind === 'var' ? place.scope.functionScope() : place.scope;
        const id = b.declare(scope, name.text, kind, place.fn, b.start(name), source.path.length === 0 ? source.type : NONE);
        b.define(id, toDefinition(source, place, b.start(name)));
        const last = source.path.at(-1);
        if (last !== undefined)
            b.note(b.destructured, last, id);
        return;
    }
    name.elements.forEach((element, index) => {
        if (!compiler.isBindingElement(element))
            return;
        const path = [...source.path, ...elementPath(b, name, element, index)];
        lowerPattern(b, element.name, kind, { ...source, path }, place);
        if (element.initializer)
            lowerPattern(b, element.name, kind, { kind: 'value', value: b.visit.expression(element.initializer, NONE, place), path: [], type: NONE }, place);
    });
}
function elementPath(b, pattern, element, index) {
    if (element.dotDotDotToken)
        return [];
    if (b.compiler.isArrayBindingPattern(pattern))
        return [String(index)];
    return [memberName(b, element.propertyName ?? element.name)];
}
function toDefinition(source, place, start) {
    if (source.kind === 'value')
        return { kind: 'value', value: source.value, path: source.path, region: place.region, start };
    if (source.kind === 'caught')
        return { kind: 'caught', try: source.try, path: source.path };
    return { kind: 'parameter', fn: source.fn, index: source.index, path: source.path, rest: source.rest };
}
/** `[a, b.c] = value` and `({ a, b } = value)`: definitions of the names, stores into the members. */
export function lowerAssignmentTarget(b, target, value, path, place) {
    const { compiler } = b;
    if (compiler.isIdentifier(target)) {
        const variable = place.scope.find(target.text);
        if (variable !== undefined)
            b.define(variable, { kind: 'value', value, path, region: place.region, start: b.start(target) });
    }
    else if (compiler.isArrayLiteralExpression(target)) {
        target.elements.forEach((element, index) => {
            const rest = compiler.isSpreadElement(element);
            lowerAssignmentTarget(b, rest ? element.expression : element, value, rest ? path : [...path, String(index)], place);
        });
    }
    else if (compiler.isObjectLiteralExpression(target)) {
        for (const property of target.properties) {
            if (compiler.isShorthandPropertyAssignment(property))
                lowerAssignmentTarget(b, property.name, value, [...path, property.name.text], place);
            else if (compiler.isPropertyAssignment(property))
                lowerAssignmentTarget(b, property.initializer, value, [...path, memberName(b, property.name)], place);
            else if (compiler.isSpreadAssignment(property))
                lowerAssignmentTarget(b, property.expression, value, path, place);
        }
    }
    else if (compiler.isBinaryExpression(target) && target.operatorToken.kind === compiler.SyntaxKind.EqualsToken) {
        lowerAssignmentTarget(b, target.left, value, path, place);
    }
}

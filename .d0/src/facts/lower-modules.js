import { NONE } from './model.js';
import { isExported } from './modifiers.js';
export function lowerImport(b, node, place) {
    const { compiler } = b;
    if (!compiler.isStringLiteralLike(node.moduleSpecifier))
        return;
    const specifier = node.moduleSpecifier.text;
    const add = (local, name) => {
        b.define(b.declare(place.scope, local.text, 'import', place.fn, b.start(local)), { kind: 'import', specifier, name });
    };
    const clause = node.importClause;
    if (clause?.name)
        add(clause.name, 'default');
    if (clause?.namedBindings && compiler.isNamespaceImport(clause.namedBindings))
        add(clause.namedBindings.name, '*');
    if (clause?.namedBindings && compiler.isNamedImports(clause.namedBindings)) {
        for (const element of clause.namedBindings.elements)
            add(element.name, (element.propertyName ?? element.name).text);
    }
}
export function lowerExport(b, node, place) {
    const { compiler } = b;
    const specifier = node.moduleSpecifier && compiler.isStringLiteralLike(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
    if (!node.exportClause) {
        if (specifier !== undefined)
            b.exportStars.push(specifier);
        return;
    }
    if (compiler.isNamespaceExport(node.exportClause)) {
        if (specifier !== undefined)
            b.exports.set(node.exportClause.name.text, { kind: 'reexport', specifier, name: '*' });
        return;
    }
    for (const element of node.exportClause.elements) {
        const local = (element.propertyName ?? element.name).text;
        const name = element.name.text;
        if (specifier !== undefined)
            b.exports.set(name, { kind: 'reexport', specifier, name: local });
        else {
            const variable = place.scope.find(local);
            b.exports.set(name, variable === undefined ? { kind: 'type', name: local } : { kind: 'variable', variable });
        }
    }
}
export function noteExported(b, node, place) {
    if (!isExported(b, node))
        return;
    const note = (name) => {
        if (!b.compiler.isIdentifier(name)) {
            for (const e of name.elements)
                if (b.compiler.isBindingElement(e))
                    note(e.name);
            return;
        }
        b.exports.set(name.text, { kind: 'variable', variable: place.scope.find(name.text) ?? NONE });
    };
    for (const declaration of node.declarationList.declarations)
        note(declaration.name);
}
/** `module.exports = x`, `exports.a = x`, `module.exports.a = x`. */
export function noteCommonJs(b, node, id) {
    const expr = b.exprs[id];
    if (expr?.kind !== 'assign' || !b.compiler.isBinaryExpression(node.expression))
        return;
    const target = node.expression.left.getText(b.sourceFile);
    if (target === 'module.exports')
        b.exports.set('=', { kind: 'expr', expr: expr.value });
    const named = /^(?:module\.)?exports\.([\w$]+)$/.exec(target);
    if (named?.[1])
        b.exports.set(named[1], { kind: 'expr', expr: expr.value });
}

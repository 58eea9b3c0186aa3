import { parse } from '../program/parse.js';
import { syntax } from '../program/syntax.js';
import { Builder, Scope } from './builder.js';
import { lowerExpression } from './lower-expressions.js';
import { lowerClass, lowerFunction } from './lower-functions.js';
import { lowerPattern } from './lower-patterns.js';
import { lowerStatements } from './lower-statements.js';
import { lowerType } from './lower-types.js';
import { NONE } from './model.js';
import { roleReader } from './roles-of.js';
/** The facts of one source text. Never throws for what the text holds, except `UserError` for a wrong role tag. */
export function lowerFile(path, text) {
    const { sourceFile, syntaxError } = parse(path, text);
    return lowerStatementsOf(path, text, sourceFile, sourceFile.statements, syntaxError);
}
/** The facts of each `declare module '…'` of a stub, by specifier; `declare global` under the specifier `global`. */
export function lowerStub(path, text) {
    const { sourceFile, syntaxError } = parse(path, text);
    const compiler = syntax();
    const modules = new Map();
    for (const statement of sourceFile.statements) {
        if (!compiler.isModuleDeclaration(statement) || !statement.body || !compiler.isModuleBlock(statement.body))
            continue;
        const specifier = statement.name.text;
        modules.set(specifier, lowerStatementsOf(`${STUB_SCHEME}${specifier}`, text, sourceFile, statement.body.statements, syntaxError));
    }
    return modules;
}
/** Paths of catalogue modules begin with this, so that they never collide with a file. */
export const STUB_SCHEME = 'catalogue:';
function lowerStatementsOf(path, text, sourceFile, statements, syntaxError) {
    const compiler = syntax();
    const b = new Builder(compiler, sourceFile, roleReader(path, text, sourceFile, compiler));
    b.visit = {
        expression: (node, parent, place) => lowerExpression(b, node, parent, place),
        statements: (nodes, place) => { lowerStatements(b, nodes, place); },
        function: (node, context, place) => lowerFunction(b, node, context, place),
        class: (node, place) => lowerClass(b, node, place),
        type: (node, place) => lowerType(b, node, place),
        pattern: (name, kind, source, place) => { lowerPattern(b, name, kind, source, place); },
    };
    b.functions.push({
        name: '', kind: 'module', parent: NONE, class: NONE, isStatic: false, expr: NONE, object: NONE, variable: NONE, params: [], returns: [], throws: [],
        returnType: NONE, isAsync: false, isGenerator: false, hasBody: true, roles: [], region: 0, start: 0, end: text.length,
    });
    const scope = new Scope(undefined, 0, true);
    const place = { fn: 0, region: 0, scope, class: NONE, typeParameters: [] };
    lowerStatements(b, statements, place);
    return {
        path, exprs: b.exprs, variables: b.variables, functions: b.functions, classes: b.classes, types: b.types, typeNames: b.typeNames,
        regions: b.regions, tries: b.tries, exports: b.exports, exportStars: b.exportStars, topLevel: scope.names,
        index: { calls: b.calls, stores: b.stores, members: b.members, objects: b.objects, destructured: b.destructured },
        lineStarts: sourceFile.getLineStarts(), syntaxError,
    };
}

import { NONE, } from './model.js';
/** Names visible at one place. Types have a scope of their own kept by `Builder.typeParameters`. */
export class Scope {
    parent;
    fn;
    isFunction;
    names = new Map();
    constructor(parent, fn, isFunction) {
        this.parent = parent;
        this.fn = fn;
        this.isFunction = isFunction;
    }
    find(name) {
        return this.names.get(name) ?? this.parent?.find(name);
    }
    functionScope() {
        return this.isFunction || !this.parent ? this : this.parent.functionScope();
    }
}
/** The same place under one more condition. Written out here and below: copying objects by `...` is many times slower, and this is done for every block. */
export const inRegion = ({ fn, scope, class: owner, typeParameters }, region) => ({ fn, region, scope, class: owner, typeParameters });
/** Inside the braces of a block, which have names of their own. */
export const inBlock = ({ fn, region, scope, class: owner, typeParameters }) => ({ fn, region, scope: new Scope(scope, fn, false), class: owner, typeParameters });
/** Collects the facts of one file while its tree is walked. The visitors are set by `lowerFile`, which ties the mutual recursion. */
export class Builder {
    compiler;
    sourceFile;
    rolesOf;
    exprs = [];
    variables = [];
    functions = [];
    classes = [];
    types = [];
    typeNames = new Map();
    regions = [{ parent: NONE, kind: 'always', test: NONE, labels: [], try: NONE, fn: 0 }];
    tries = [];
    exports = new Map();
    exportStars = [];
    calls = new Map();
    stores = new Map();
    members = new Map();
    objects = new Map();
    destructured = new Map();
    visit;
    constructor(compiler, sourceFile, rolesOf) {
        this.compiler = compiler;
        this.sourceFile = sourceFile;
        this.rolesOf = rolesOf;
    }
    start(node) {
        return node.getStart(this.sourceFile);
    }
    /** Reserves an index, so that children can name their parent; `finish` fills it in. */
    open(node, parent, place) {
        this.exprs.push({ kind: 'unknown', start: this.start(node), end: node.end, parent, fn: place.fn, region: place.region });
        return this.exprs.length - 1;
    }
    finish(id, shape) {
        Object.assign(this.exprs[id], shape);
        return id;
    }
    declare(scope, name, kind, fn, start, type = NONE) {
        const known = scope.names.get(name);
        if (known !== undefined) {
            const variable = this.variables[known];
            if (variable && variable.type === NONE)
                variable.type = type;
            return known;
        }
        this.variables.push({ name, kind, fn, type, start, definitions: [], uses: [], roles: [] });
        scope.names.set(name, this.variables.length - 1);
        return this.variables.length - 1;
    }
    define(variable, definition) {
        this.variables[variable]?.definitions.push(definition);
    }
    region(parent, kind, test, fn, { labels = [], try: id = NONE } = {}) {
        this.regions.push({ parent, kind, test, labels, try: id, fn });
        return this.regions.length - 1;
    }
    type(fact) {
        this.types.push(fact);
        return this.types.length - 1;
    }
    note(index, name, expr) {
        const list = index.get(name);
        if (list)
            list.push(expr);
        else
            index.set(name, [expr]);
    }
}

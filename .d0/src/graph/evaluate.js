import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, isInRegion } from './code.js';
import { originsIn } from './effect-scope.js';
const MAX_DEPTH = 8;
/** The value of an expression for the calls that led here and the primitive's own row; nothing when the code does not say it. */
export function evaluate(scope, ref, depth = 0) {
    if (ref.id === NONE || depth > MAX_DEPTH)
        return undefined;
    const expr = exprOf(ref);
    const inner = (id) => evaluate(scope, at(ref, id), depth + 1);
    switch (expr.kind) {
        case 'literal': return { value: expr.value, from: [ref] };
        case 'cast':
        case 'await': return inner(expr.value);
        case 'unary': return expr.operator === '!' ? map(inner(expr.value), (v) => !v) : undefined;
        case 'binary': return compare(expr, inner(expr.left), inner(expr.right));
        case 'choice': return choose(expr, inner);
        case 'call': return membership(scope, ref, depth) ?? single(scope, ref, depth);
        default: return single(scope, ref, depth);
    }
}
const map = (known, to) => known && { value: to(known.value), from: known.from };
function compare({ operator }, left, right) {
    if (!left || !right)
        return undefined;
    const from = [...left.from, ...right.from];
    if (operator === '===' || operator === '==')
        return { value: left.value === right.value, from };
    return operator === '!==' || operator === '!=' ? { value: left.value !== right.value, from } : undefined;
}
function choose(expr, inner) {
    const [first = NONE, second = NONE] = expr.options;
    if (expr.operator === '?:') {
        const test = inner(expr.test);
        return test && join(test, inner(test.value ? first : second));
    }
    const left = inner(expr.test === NONE ? first : expr.test);
    if (!left)
        return undefined;
    const goesOn = expr.operator === '??' ? left.value === undefined || left.value === null : expr.operator === '||' ? !left.value : Boolean(left.value);
    return goesOn ? join(left, inner(second)) : left;
}
const join = (test, known) => known && { value: known.value, from: [...known.from, ...test.from] };
/** `READ_ONLY.has(name)`, `['a', 'b'].includes(name)`, `name.startsWith('get_')`, `/^get_/.test(name)` */
function membership(scope, call, depth) {
    const expr = exprAs(call, 'call');
    const callee = expr && exprAs(at(call, expr.callee), 'member');
    const [first] = expr?.args ?? [];
    if (!expr || !callee || first === undefined)
        return undefined;
    const name = calleeName(call);
    const receiver = at(call, callee.object);
    const given = evaluate(scope, at(call, first), depth + 1);
    if (name === 'test')
        return test(scope, receiver, given);
    if (!given)
        return undefined;
    if (name === 'startsWith' || name === 'endsWith') {
        const text = evaluate(scope, receiver, depth + 1);
        if (typeof text?.value !== 'string' || typeof given.value !== 'string')
            return undefined;
        return { value: name === 'startsWith' ? text.value.startsWith(given.value) : text.value.endsWith(given.value), from: text.from };
    }
    if (name !== 'has' && name !== 'includes')
        return undefined;
    const elements = originsIn(scope, receiver, [name === 'has' ? '#' : '*'], 'value').map(({ value }) => value);
    if (elements.length === 0 || elements.some((v) => v.kind !== 'literal'))
        return undefined;
    const hit = elements.find((v) => v.kind === 'literal' && v.value === given.value);
    return { value: hit !== undefined, from: [...given.from, ...(hit?.kind === 'literal' ? [hit.at] : [])] };
}
function test(scope, receiver, given) {
    const source = patternOf(scope, receiver);
    if (source === undefined || typeof given?.value !== 'string')
        return undefined;
    const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? [];
    // patterns that only look for words; others are not run
    if (!/^[\w\s^$|()?:\\/-]{1,400}$/.test(body) || /[*+{]/.test(body))
        return undefined;
    try {
        return { value: new RegExp(body, flags.replace(/[gy]/g, '')).test(given.value), from: given.from };
    }
    catch {
        return undefined;
    }
}
function patternOf(scope, ref) {
    const direct = exprAs(ref, 'regexp');
    if (direct)
        return direct.source;
    const made = originsIn(scope, ref, [], 'value').flatMap(({ hops }) => { const found = hops && exprAs(hops.at, 'regexp'); return found ? [found.source] : []; });
    return made.length === 1 ? made[0] : undefined;
}
/** A value that has one origin, or the one that its conditions leave. */
function single(scope, ref, depth) {
    const origins = originsIn(scope, ref, [], 'value').map(({ value }) => value);
    return settle(scope, origins.flatMap((v) => (v.kind === 'literal' ? [v] : [])), origins.length, depth) ?? ownStatic(scope, ref);
}
/** Literals that stand under conditions: those whose conditions hold. One value must remain. */
export function settle(scope, literals, count, depth = 0, usual) {
    if (literals.length === 0 || literals.length < count)
        return undefined;
    const left = literals.map((l) => ({ ...l, ...conditionOf(scope, l.at, depth, usual) })).filter((l) => l.holds !== false);
    const [first] = left;
    // alone under a condition nobody can judge it holds for some, not for all
    if (!first || (left.length === 1 && literals.length === 1 && first.holds === undefined))
        return undefined;
    return left.every((l) => l.value === first.value) ? { value: first.value, from: first.from } : undefined;
}
/** Do the conditions around a place hold? Those that `usual` stands under as well are taken for granted. */
function conditionOf(scope, place, depth, usual) {
    const from = [place];
    let holds = true;
    for (let id = exprOf(place).region; id > 0;) {
        const region = place.file.regions[id];
        if (!region || region.kind === 'function' || (usual?.file === place.file && isInRegion(place.file, exprOf(usual).region, id)))
            break;
        if (region.test !== NONE && ['case', 'if', 'else', 'guard'].includes(region.kind)) {
            const test = evaluate(scope, at(place, region.test), depth + 1);
            if (!test)
                holds = region.kind === 'guard' ? holds : undefined;
            else {
                from.push(...test.from);
                const isTrue = region.kind === 'case' ? region.labels.length === 0 || region.labels.some((l) => evaluate(scope, at(place, l), depth + 1)?.value === test.value) : region.kind === 'if' ? Boolean(test.value) : !test.value;
                if (!isTrue)
                    return { holds: false, from };
            }
        }
        id = region.parent;
    }
    return { holds, from };
}
/** `this.kind` that somebody fills from `static kind` of the class. */
function ownStatic({ within }, ref) {
    const member = exprAs(ref, 'member');
    if (!member || exprOf(at(ref, member.object)).kind !== 'this')
        return undefined;
    for (let entered = within; entered; entered = entered.outer) {
        const self = entered.self;
        const found = self?.file.classes[self.class]?.members.get(member.property)?.find((m) => m.kind === 'field' && m.value !== NONE);
        const literal = self && found && exprAs({ file: self.file, id: found.value }, 'literal');
        if (self && found && literal)
            return { value: literal.value, from: [{ file: self.file, id: found.value }] };
    }
    return undefined;
}

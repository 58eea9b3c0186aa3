import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf } from './code.js';
/** The expressions at which a holder's value stands. */
export const placesHeld = (holder) => (holder.kind === 'expr' ? [holder.ref] : (holder.file.variables[holder.variable]?.uses ?? []).map((id) => ({ file: holder.file, id })));
const known = new WeakMap();
export function bindingsOf(file) {
    const found = known.get(file) ?? buildBindings(file);
    known.set(file, found);
    return found;
}
function buildBindings(file) {
    const byValue = new Map();
    const byParameter = new Map();
    const byTest = new Map();
    file.variables.forEach((fact, variable) => {
        for (const d of fact.definitions) {
            if (d.kind === 'value')
                add(byValue, d.value, { variable, path: d.path });
            if (d.kind === 'parameter')
                add(byParameter, `${d.fn}:${d.index}`, { variable, path: d.rest ? ['*', ...d.path] : d.path });
        }
    });
    file.regions.forEach((region, id) => { if (['if', 'else', 'loop', 'guard'].includes(region.kind))
        add(byTest, region.test, id); });
    return { byValue, byParameter, byTest };
}
function add(map, key, value) {
    const list = map.get(key);
    if (list)
        list.push(value);
    else
        map.set(key, [value]);
}
/** One step of a pattern or an access, and one step towards the value. */
export function isSameStep(taken, towards) {
    return taken === towards || (taken === '*' && /^\d+$/.test(towards)) || (towards === '*' && /^\d+$/.test(taken));
}
/** Is it asked whether the expression is truthy: a condition, an operand of `!`, `&&` and `||`, `Boolean(x)`? */
export function isTested(ref) {
    const { parent } = exprOf(ref);
    if (parent === NONE)
        return bindingsOf(ref.file).byTest.has(ref.id);
    const holder = at(ref, parent);
    const expr = exprOf(holder);
    switch (expr.kind) {
        case 'unary': return expr.operator === '!';
        case 'cast': return isTested(holder);
        // `cursor || ''` gives an empty text for an empty text
        case 'choice': return expr.operator === '||' && expr.test === ref.id && isEmptyText(at(ref, expr.options[1] ?? NONE)) ? false : expr.operator === '?:' ? expr.test === ref.id : expr.operator !== '??' && (expr.test === ref.id || isTested(holder));
        case 'call': {
            const callee = exprOf(at(ref, expr.callee));
            return callee.kind === 'name' && callee.name === 'Boolean' && expr.args[0] === ref.id;
        }
        default: return false;
    }
}
const isEmptyText = (ref) => exprAs(ref, 'literal')?.value === '';
/** The state that a call sets: `const [page, setPage] = useState()`. */
export function stateSetBy(call) {
    const { file } = call;
    const expr = exprOf(call);
    const setter = expr.kind === 'call' ? exprOf(at(call, expr.callee)) : undefined;
    const made = setter?.kind === 'name' ? file.variables[setter.variable]?.definitions[0] : undefined;
    if (made?.kind !== 'value' || made.path.length !== 1 || made.path[0] !== '1' || calleeNameOf(file, made.value) !== 'useState')
        return [];
    return (bindingsOf(file).byValue.get(made.value) ?? []).filter((b) => b.path[0] === '0').map((b) => b.variable);
}
function calleeNameOf(file, call) {
    return file.exprs[call]?.kind === 'call' ? calleeName({ file, id: call }) : '';
}

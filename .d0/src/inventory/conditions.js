import { NONE } from '../facts/model.js';
import { at, exprOf } from '../graph/code.js';
const LONGEST = 80;
/** The conditions under which an expression is reached, within its function and the literal it stands in, outermost first. */
export function conditionsOf(ref, textOf) {
    const text = textOf(ref.file.path);
    const written = (id, isNot) => {
        const { start, end } = exprOf(at(ref, id));
        const code = text.slice(start, end).replaceAll(/\s+/gu, ' ');
        const short = code.length > LONGEST ? `${code.slice(0, LONGEST)}…` : code;
        if (!isNot)
            return short;
        return /^!?[\w.$[\]'"()]+$/u.test(short) ? `!${short}`.replace(/^!!/u, '') : `!(${short})`;
    };
    return [...aroundLiteral(ref, written), ...aroundStatement(ref, written)].reverse();
}
/** `...(flag ? [tool] : [])`, `flag && tool` */
function aroundLiteral(ref, written) {
    const found = [];
    for (let id = ref.id, parent = exprOf(ref).parent; parent !== NONE; id = parent, parent = exprOf(at(ref, parent)).parent) {
        const expr = exprOf(at(ref, parent));
        if (expr.kind === 'call' || expr.kind === 'new')
            break;
        if (expr.kind !== 'choice' || expr.test === id)
            continue;
        if (expr.operator === '?:')
            found.push(written(expr.test, expr.options[1] === id));
        else if (expr.operator === '&&' && expr.options[0] !== undefined)
            found.push(written(expr.options[0], false));
    }
    return found;
}
function aroundStatement(ref, written) {
    const found = [];
    for (let id = exprOf(ref).region; id > 0;) {
        const region = ref.file.regions[id];
        if (!region || region.kind === 'function')
            break;
        if (region.test !== NONE && region.kind === 'if')
            found.push(written(region.test, false));
        if (region.test !== NONE && (region.kind === 'else' || region.kind === 'guard'))
            found.push(written(region.test, true));
        id = region.parent;
    }
    return found;
}

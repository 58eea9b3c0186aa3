import { NONE } from '../facts/model.js';
import { exprOf } from './code.js';
/** The function around a call, as a person would name it. */
export function functionName(ref) {
    const { file } = ref;
    for (let id = exprOf(ref).fn; id > 0;) {
        const fn = file.functions[id];
        if (!fn)
            break;
        if (fn.name !== '' && fn.kind !== 'arrow')
            return fn.class !== NONE ? `${file.classes[fn.class]?.name ?? ''}.${fn.name}`.replace(/^\./, '') : fn.name;
        const expr = fn.expr;
        const variable = file.variables.find((v) => v.definitions.some((d) => d.kind === 'value' && d.value === expr && d.path.length === 0 && expr !== NONE));
        if (variable)
            return variable.name;
        const parent = file.exprs[file.exprs[expr]?.parent ?? NONE];
        if (parent?.kind === 'object') {
            const key = parent.properties.find((p) => p.value === expr)?.key;
            if (key)
                return key;
        }
        id = fn.parent;
    }
    return '';
}

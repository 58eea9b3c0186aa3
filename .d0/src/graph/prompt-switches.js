import { exprOf } from './code.js';
import { declaredMembers } from './types.js';
/** An option of a framework that makes tools of prompts: written as true, or left at a default of true. */
export function switches(graph, { names, specifiers }) {
    if (names.length === 0)
        return [];
    const paths = new Set(specifiers.flatMap((s) => [`'${s}'`, `"${s}"`].flatMap((quoted) => graph.source.filesContaining(quoted))));
    return [...paths].sort().flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.exprs ?? []).flatMap((expr, id) => ((expr.kind === 'new' || expr.kind === 'call') && file ? expr.args.flatMap((a) => switchIn(graph, { file, id }, { file, id: a }, names)) : []));
    });
}
function switchIn(graph, call, options, names) {
    if (!['object', 'name', 'member'].includes(exprOf(options).kind))
        return [];
    const shapes = graph.expectedTypes(options);
    return names.flatMap((name) => {
        const role = shapes.flatMap((shape) => declaredMembers(graph, shape, name)).flatMap((m) => m.roles).find((r) => r.name === 'exposes-prompts');
        if (!role)
            return [];
        const written = graph.originsOf(options, [name], 'value').filter((o) => o.value.kind === 'literal' && typeof o.value.value === 'boolean');
        const on = written.find((o) => o.value.kind === 'literal' && o.value.value === true);
        if (!on && (written.length > 0 || role.values['default'] !== 'true'))
            return [];
        const place = on?.value.kind === 'literal' && on.value.at.file === call.file ? on.value.at : call;
        return [{ kind: 'switch', at: place, origin: on, certain: true, option: name }];
    });
}

import { NONE } from '../facts/model.js';
const known = new WeakMap();
export function bindingsOf(file) {
    const found = known.get(file) ?? findBindings(file);
    known.set(file, found);
    return found;
}
function findBindings(file) {
    const values = new Map();
    const parameters = new Map();
    file.variables.forEach((fact, variable) => {
        for (const d of fact.definitions) {
            if (d.kind === 'value')
                values.set(d.value, [...(values.get(d.value) ?? []), { variable, path: d.path }]);
            if (d.kind === 'parameter')
                parameters.set(d.fn, [...(parameters.get(d.fn) ?? []), { variable, path: d.path, index: d.index, rest: d.rest }]);
        }
    });
    const returns = new Map(file.functions.flatMap((fn, id) => fn.returns.map((exit) => [exit.value, id])));
    const fields = new Map(file.classes.flatMap((c) => [...c.members.values()].flat().flatMap((m) => (m.value === NONE ? [] : [[m.value, m.name]]))));
    return { values, parameters, returns, fields };
}

import { calleeRoles } from './callees.js';
import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf } from './code.js';
import { roleOf } from './value.js';
/** The names under which members with a role are called, read off the stubs of the modules that `isUsed`, so that text can be searched for them. */
export function namesWithRole(catalogue, role, isUsed, own) {
    const names = new Set(own.flatMap((text) => namesIn(text, role)));
    for (const stub of catalogue.all) {
        if (![...stub.text.matchAll(/^declare module ['"]([^'"]+)['"]/gm)].some((m) => isUsed(m[1] ?? '')))
            continue;
        for (const name of namesIn(stub.text, role))
            names.add(name);
    }
    return [...names].sort();
}
/** The modules whose stubs use a role. */
export function specifiersWithRole(catalogue, role) {
    return catalogue.all.filter((stub) => namesIn(stub.text, role).length > 0).flatMap((stub) => [...stub.text.matchAll(/^declare module ['"]([^'"]+)['"]/gm)].map((m) => m[1] ?? ''));
}
function namesIn(text, role) {
    const names = [];
    for (const match of text.matchAll(new RegExp(`@mcpRole\\s+${role}(?![\\w-])[^@/]*?(?:@mcpRole[^/]*?)?\\*/\\s*(?:(?:export|declare|readonly|static|abstract|async|public|private|protected)\\s+)*(?:function\\s+|const\\s+)?["']?([\\w$]+)`, 'g'))) {
        const name = match[1] === 'constructor' ? classBefore(text, match.index) : match[1];
        if (name)
            names.push(name);
    }
    return names;
}
function classBefore(text, index) {
    return [...text.slice(0, index).matchAll(/\bclass\s+([\w$]+)/g)].at(-1)?.[1];
}
/** Calls of the name, wherever it is a member that is called. */
export function callsNamed(graph, name, paths = graph.source.filesShaped(name, 'member')) {
    return paths.flatMap((path) => {
        const file = graph.source.facts(path);
        return file ? (file.index.calls.get(name) ?? []).map((id) => ({ file, id })) : [];
    });
}
/** Calls anywhere in the code of something that has the role. Common names are looked for only behind a telling receiver. */
export function callsWithRole(graph, names, role, textHint) {
    const calls = [];
    for (const name of names) {
        for (const path of graph.source.filesContaining(textHint(name))) {
            const file = graph.source.facts(path);
            for (const id of file ? candidates(file, name) : []) {
                if (!file)
                    continue;
                const ref = { file, id };
                const found = roleOf(calleeRoles(graph.calleesOf(ref)), role);
                if (found)
                    calls.push({ ref, role: found });
            }
        }
    }
    return calls;
}
/** Calls of the name, and of names it was given: `const { getPrompt: get } = c`, `const get = c.getPrompt.bind(c)`. */
function candidates(file, name) {
    const direct = file.index.calls.get(name) ?? [];
    const renamed = [...(file.index.destructured.get(name) ?? []), ...boundVariables(file, name)].filter((v) => file.variables[v]?.name !== name);
    return [...direct, ...renamed.flatMap((v) => (file.variables[v]?.uses ?? []).flatMap((use) => { const parent = file.exprs[use]?.parent ?? NONE; const call = file.exprs[parent]; return call?.kind === 'call' && call.callee === use ? [parent] : []; }))];
}
function boundVariables(file, name) {
    return (file.index.members.get(name) ?? []).flatMap((member) => {
        const bind = file.exprs[file.exprs[member]?.parent ?? NONE];
        const root = bind?.kind === 'member' && bind.property === 'bind' ? bind.parent : member;
        return file.exprs[root]?.parent === NONE ? file.variables.flatMap((v, id) => (v.definitions.some((d) => d.kind === 'value' && d.value === root) ? [id] : [])) : [];
    });
}
/** The argument a role's value names: `0.name` is property `name` of the first argument. */
export function argumentAt(call, path) {
    if (path === undefined)
        return undefined;
    const [index = '', ...rest] = path.split('.');
    const expr = exprOf(call);
    const id = expr.kind === 'call' || expr.kind === 'new' ? expr.args[index === 'last' ? expr.args.length - 1 : Number(index)] : undefined;
    if (id === undefined)
        return undefined;
    let ref = at(call, id);
    // as near to the value itself as the literal in the call allows
    for (const [i, name] of rest.entries()) {
        const property = exprAs(ref, 'object')?.properties.find((p) => p.key === name);
        if (!property)
            return { ref, path: rest.slice(i) };
        ref = at(ref, property.value);
    }
    return { ref, path: [] };
}

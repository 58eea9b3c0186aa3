import type { Graph } from './graph.js';

/** The word is a key, a variable, a value of its own or a function in the code: a field, an option, a script, not a tool that is missing. */
export function isKnownOtherwise(graph: Graph, name: string): boolean {
  return graph.source.filesContaining(name).some((path) => {
    const file = graph.source.facts(path);
    if (!file) return false;
    const { objects, members, calls, destructured } = file.index;
    if (objects.has(name) || members.has(name) || calls.has(name) || destructured.has(name) || file.variables.some((v) => v.name === name)) return true;
    return file.exprs.some((expr) => expr.kind === 'literal' && expr.value === name) || file.functions.some((fn) => fn.name === name);
  });
}

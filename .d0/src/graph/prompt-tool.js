import { exprOf } from './code.js';
import { listedKind } from './foreign.js';
export const MAX_FILES = 80;
export function promptOrigin(graph, ref, path, listings) {
    return graph.originsOf(ref, path, 'near').find((o) => listedKind(o, listings) === 'prompt');
}
export const isSameFunction = (a, b) => a.file === b.file && exprOf(a).fn === exprOf(b).fn;
export const argumentList = (call) => { const expr = exprOf(call); return expr.kind === 'new' || expr.kind === 'call' ? expr.args : []; };

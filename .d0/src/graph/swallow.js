import { exprOf, refKey } from './code.js';
export function swallow(kind, ref, hops, value = ref) {
    const { start, end } = exprOf(ref);
    return { kind, at: { file: ref.file, start, end }, key: `${kind} ${refKey(ref)}`, hops, try: undefined, value };
}

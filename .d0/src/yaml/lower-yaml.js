import { align } from './align.js';
import { loadYaml } from './load.js';
/** Aliases can make a short text a huge one. */
const MOST_NODES = 20_000;
const DEEPEST = 60;
/** Reads the YAML between two offsets of a text. Never throws: what cannot be read is told in `syntaxError`. */
export function lowerYaml(text, from = 0, to = text.length) {
    try {
        const document = loadYaml().parseDocument(text.slice(from, to), { logLevel: 'error', prettyErrors: false, uniqueKeys: true });
        const lowering = { text, from, anchors: new Map(), nodes: 0, lostAlias: undefined };
        const root = document.contents ? lowerNode(lowering, document.contents, 0) : undefined;
        const message = document.errors[0]?.message ?? (lowering.lostAlias === undefined ? undefined : `Unresolved alias: ${lowering.lostAlias}`);
        return { root, syntaxError: message && firstLine(message) };
    }
    catch (error) {
        return { root: undefined, syntaxError: error instanceof Error ? firstLine(error.message) : String(error) };
    }
}
const firstLine = (message) => message.split('\n', 1)[0] ?? message;
function lowerNode(lowering, node, depth) {
    lowering.nodes += 1;
    if (lowering.nodes > MOST_NODES || depth > DEEPEST)
        return undefined;
    const { isAlias, isMap, isSeq, isScalar } = loadYaml();
    if (isAlias(node))
        return lowerAlias(lowering, node, depth);
    if (node.anchor !== undefined)
        lowering.anchors.set(node.anchor, node);
    if (isMap(node))
        return lowerMap(lowering, node, depth);
    if (isSeq(node))
        return lowerList(lowering, node, depth);
    return isScalar(node) ? lowerScalar(lowering, node) : undefined;
}
function spanOf({ from, text }, { range }) {
    const [start = 0, end = start] = range ?? [];
    return { start: from + start, end: Math.min(from + end, text.length) };
}
function lowerAlias(lowering, node, depth) {
    const target = lowering.anchors.get(node.source);
    if (!target)
        lowering.lostAlias ??= node.source;
    return target && lowerNode(lowering, target, depth + 1);
}
function lowerMap(lowering, node, depth) {
    const own = node.items.flatMap((pair) => lowerPair(lowering, pair, depth));
    const merged = own.filter(({ key }) => key === '<<').flatMap(({ value }) => (value.kind === 'map' ? value.entries : []));
    const entries = [...own.filter(({ key }) => key !== '<<'), ...merged.filter(({ key }) => !own.some((entry) => entry.key === key))];
    return { kind: 'map', entries, ...spanOf(lowering, node) };
}
function lowerPair(lowering, { key, value }, depth) {
    const lowered = lowerNode(lowering, key, depth + 1);
    if (lowered?.kind !== 'scalar')
        return [];
    const { start, end } = lowered;
    const nothing = { kind: 'scalar', value: null, text: '', runs: [], start: end, end };
    return [{ key: lowered.text, keyAt: { start, end }, value: (value && lowerNode(lowering, value, depth + 1)) ?? nothing }];
}
function lowerList(lowering, node, depth) {
    return { kind: 'list', items: node.items.flatMap((item) => lowerNode(lowering, item, depth + 1) ?? []), ...spanOf(lowering, node) };
}
const STYLES = { QUOTE_DOUBLE: 'double', QUOTE_SINGLE: 'single', BLOCK_LITERAL: 'block', BLOCK_FOLDED: 'block' };
function lowerScalar(lowering, node) {
    const span = spanOf(lowering, node);
    const { value } = node;
    const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
    const text = typeof value === 'string' ? value : lowering.text.slice(span.start, span.end).trim();
    const runs = align(text, lowering.text, span.start, span.end, STYLES[node.type ?? ''] ?? 'plain');
    return { kind: 'scalar', value: known, text, runs, ...withoutLastBreak(lowering.text, span) };
}
/** A block ends with the line break behind it, which is no part of what is marked. */
function withoutLastBreak(text, { start, end }) {
    const trimmed = text.slice(start, end).trimEnd().length;
    return { start, end: start + trimmed };
}

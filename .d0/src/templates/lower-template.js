import { entryOf, valueOf } from '../yaml/model.js';
import { placeholdersIn } from './placeholders.js';
/** One prompt of a template file, as it is written. */
export function lowerPrompt(node) {
    const template = scalarOf(valueOf(node, 'template'));
    return { node, name: scalarOf(valueOf(node, 'name')), template, arguments: argumentsOf(node), placeholders: template ? placeholdersIn(template) : [] };
}
function argumentsOf(node) {
    const list = valueOf(node, 'arguments');
    return itemsOf(list).map((item) => ({ node: item, name: item.kind === 'scalar' ? undefined : scalarOf(valueOf(item, 'name')) }));
}
/** A text or number; nothing for an empty value. */
export function scalarOf(node) {
    return node?.kind === 'scalar' && node.value !== null && node.text.trim() !== '' ? node : undefined;
}
export function itemsOf(node) {
    return node?.kind === 'list' ? node.items : [];
}
/** Whether the file is one prompt rather than a list of them. */
export function isSinglePrompt(root) {
    return entryOf(root, 'template') !== undefined && entryOf(root, 'prompts') === undefined;
}

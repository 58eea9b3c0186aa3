import { entryOf } from '../yaml/model.js';
import { folderOf, joinPath } from '../text/paths.js';
/** Keys of a skill's namespace that name files prompts are made of. */
const NAMING = ['prompts', 'workflows'];
const PATH = /\.(?:ya?ml)$|[*?]/;
/** What the front matter of a skill says about templates; `undefined` when it says nothing. */
export function lowerSkill(source, document) {
    const entries = NAMING.flatMap((key) => entriesNaming(document.root, key));
    const references = entries.flatMap((entry) => referencesOf(source, document, entry));
    const inline = entries.filter(({ key, value }) => isNaming(key, 'prompts') && isInline(value));
    return references.length + inline.length > 0 ? { document, references, inline } : undefined;
}
/** `metadata: { ns.prompts: … }`, `metadata: { ns: { prompts: … } }`, or the same without `metadata`. */
function entriesNaming(root, key) {
    const metadata = entryOf(root, 'metadata')?.value;
    return [...dotted(root, key), ...dotted(metadata, key), ...namespaces(metadata).flatMap((space) => entryOf(space, key) ?? [])];
}
const isNaming = (key, name) => key === name || key.endsWith(`.${name}`);
function dotted(node, key) {
    return node?.kind === 'map' ? node.entries.filter((entry) => entry.key.endsWith(`.${key}`)) : [];
}
function namespaces(metadata) {
    return metadata?.kind === 'map' ? metadata.entries.map(({ value }) => value).filter(({ kind }) => kind === 'map') : [];
}
function isInline(value) {
    return value.kind === 'map' || (value.kind === 'list' && value.items.some((item) => item.kind === 'map'));
}
function referencesOf(source, skill, entry) {
    const values = entry.value.kind === 'list' ? entry.value.items : [entry.value];
    return values.flatMap((value) => (value.kind === 'scalar' && typeof value.value === 'string' ? toReference(source, skill, entry, value) ?? [] : []));
}
function toReference(source, skill, entry, value) {
    const written = value.text.trim().replaceAll('\\', '/');
    const path = joinPath(folderOf(skill.path), written);
    // what lies outside of the code base cannot be looked at
    if (!PATH.test(written) || path === undefined || written.startsWith('/'))
        return undefined;
    const isGlob = /[*?]/.test(written);
    const files = isGlob ? source.documentsMatching(path) : source.hasFile(path) ? [path] : [];
    return { skill, entry, value, isGlob, files };
}

import { distance } from 'fastest-levenshtein';
import { entryOf, isNothing } from '../yaml/model.js';
import { faultAt, isDoubtful } from './template-fault.js';
const NAMES = { id: 'name', title: 'name', key: 'name', prompt_name: 'name' };
const DESCRIPTIONS = { desc: 'description', summary: 'description', help: 'description', doc: 'description' };
const FILE = { what: 'a prompts file', keys: { prompts: 'list', workflows: 'list' }, required: [], synonyms: { prompt: 'prompts', templates: 'prompts', workflow: 'workflows' } };
const PROMPT = {
    what: 'a prompt',
    keys: { name: 'text', description: 'text', arguments: 'list', template: 'text' },
    required: ['name', 'description', 'template'],
    synonyms: { ...NAMES, ...DESCRIPTIONS, args: 'arguments', argument: 'arguments', params: 'arguments', parameters: 'arguments', inputs: 'arguments', prompt: 'template', text: 'template', content: 'template', body: 'template', message: 'template', messages: 'template' },
};
const ARGUMENT = {
    what: 'an argument',
    keys: { name: 'text', description: 'text', required: 'boolean' },
    required: ['name'],
    synonyms: { ...NAMES, ...DESCRIPTIONS, mandatory: 'required', optional: 'required', is_required: 'required' },
};
const WORKFLOW = {
    what: 'a workflow entry',
    keys: { file: 'text', prompt_name: 'text' },
    required: ['file'],
    synonyms: { path: 'file', workflow: 'file', source: 'file', name: 'prompt_name', prompt: 'prompt_name' },
};
/** Keys that are unknown, missing or hold something else than they should. */
export function keyFaults(file) {
    const { document, shape, prompts, workflows } = file;
    return [
        ...(shape === 'list' ? formFaults(file, document.root, FILE) : []),
        ...prompts.flatMap((prompt) => promptFaults(file, prompt)),
        ...workflows.flatMap(({ node }) => formFaults(file, node, WORKFLOW)),
        ...nothingServed(file),
    ];
}
function promptFaults(file, prompt) {
    return [...formFaults(file, prompt.node, PROMPT), ...prompt.arguments.flatMap(({ node }) => formFaults(file, node, ARGUMENT))];
}
function formFaults(file, node, form) {
    if (!node)
        return [];
    if (node.kind !== 'map')
        return [faultAt('wrongType', file.document, firstLineOf(node), { data: { key: form.what, expected: 'a map of keys' }, isLikely: isDoubtful(file) })];
    return [
        ...node.entries.filter(({ key }) => !Object.hasOwn(form.keys, key)).map((entry) => unknownKey(file, node, entry, form)),
        ...form.required.filter((key) => isNothing(entryOf(node, key)?.value) && !isMeant(key, node, form)).map((key) => missingKey(file, node, key, form)),
        ...node.entries.flatMap((entry) => wrongType(file, entry, form.keys[entry.key])),
    ];
}
function unknownKey(file, node, entry, form) {
    const meant = meantKey(entry.key, node, form);
    const isFit = meant !== undefined && entry.key !== 'optional' && hasType(entry.value, form.keys[meant] ?? 'text');
    const edit = !isFit ? undefined
        : { message: `Write \`${meant}\`.`, at: { file: file.document, ...entry.keyAt }, text: meant };
    const advice = meant === undefined ? `Remove it; the keys are ${Object.keys(form.keys).map((key) => `\`${key}\``).join(', ')}.` : `Write \`${meant}\`.`;
    // a loader with keys of its own may read files like these; what is nearly a key of this format is one misspelt
    const isLikely = isDoubtful(file) || (file.kinship !== 'named' && meant === undefined);
    return faultAt('unknownKey', file.document, entry.keyAt, { data: { key: entry.key, what: form.what, advice }, isLikely, edit });
}
/** The key of the form that was meant, when it is not there too. */
function meantKey(key, node, { keys, synonyms }) {
    const plain = key.toLowerCase().replace(/[-\s]/g, '_').replace(/^_+/, '');
    const snake = key.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
    const known = Object.keys(keys).find((one) => one === plain || one === snake || one.replaceAll('_', '') === plain || (one.length > 4 && distance(one, plain) <= 2));
    const meant = known ?? synonyms[plain];
    return meant !== undefined && entryOf(node, meant) === undefined ? meant : undefined;
}
/** Another key stands for it, which is a fault of its own. */
function isMeant(key, node, form) {
    return node.entries.some((entry) => !Object.hasOwn(form.keys, entry.key) && meantKey(entry.key, node, form) === key);
}
function missingKey(file, node, key, form) {
    const empty = entryOf(node, key);
    const shown = empty?.keyAt ?? entryOf(node, 'name')?.value ?? node.entries[0]?.keyAt ?? firstLineOf(node);
    const named = entryOf(node, 'name')?.value;
    const what = named?.kind === 'scalar' && named.text !== '' ? `\`${named.text}\`` : capital(form.what);
    return faultAt('missingKey', file.document, shown, { data: { what, key, consequence: CONSEQUENCES[`${form.what} ${key}`] ?? '' }, isLikely: isDoubtful(file) });
}
const CONSEQUENCES = {
    'a prompt name': 'without it nobody can ask for the prompt',
    'a prompt description': 'without it the list that people pick from has nothing to show beside the name',
    'a prompt template': 'without it there is nothing to render',
    'an argument name': 'without it no placeholder can be filled',
    'a workflow entry file': 'without it there is nothing to summarise',
};
const EXPECTED = { text: 'text', list: 'a list', boolean: '`true` or `false`' };
function wrongType(file, { key, value }, type) {
    if (type === undefined || isNothing(value))
        return [];
    return hasType(value, type) ? [] : [faultAt('wrongType', file.document, firstLineOf(value), { data: { key: `\`${key}\``, expected: EXPECTED[type] }, isLikely: isDoubtful(file) })];
}
function hasType(value, type) {
    if (type === 'list')
        return value.kind === 'list';
    return value.kind === 'scalar' && typeof value.value === (type === 'text' ? 'string' : 'boolean');
}
/** A skill names the file, and not one prompt comes of it. */
function nothingServed(file) {
    const { document, namedAs, shape, prompts, workflows } = file;
    if (!namedAs)
        return [];
    const isSingleAlone = shape === 'single' && !namedAs.isGlob;
    if (!isSingleAlone && prompts.length + workflows.length > 0)
        return [];
    const place = document.root ? firstLineOf(document.root) : { start: 0, end: 0 };
    const advice = isSingleAlone ? 'Put it into a list under `prompts:`, or name the file with a glob.' : 'Fill its `prompts:` or `workflows:` list, or take the reference out of the skill.';
    return [faultAt('nothingServed', document, place, { data: { advice }, trace: [{ at: { file: namedAs.skill, ...namedAs.value }, message: 'the skill names the file here' }] })];
}
/** The beginning of a node; a block of many lines is marked by its first key. */
function firstLineOf(node) {
    if (node.kind === 'map')
        return node.entries[0]?.keyAt ?? node;
    if (node.kind === 'list') {
        const [first] = node.items;
        return first ? { start: node.start, end: firstLineOf(first).end } : node;
    }
    return node;
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

import { isOfPrompts } from '../templates/find-templates.js';
import { isNothing, valueOf } from '../yaml/model.js';
import { faultAt, isDoubtful } from './template-fault.js';
/** Front matter that names no file, or holds the prompts itself. */
export function skillFaults({ document, references, inline }) {
    return [
        ...references.filter(({ files }) => files.length === 0).map(({ value, isGlob, entry }) => faultAt('missingPromptsFile', document, value, {
            data: { key: entry.key, path: value.text, what: isGlob ? 'matches no file' : 'names no file', kind: isOfPrompts({ entry }) ? 'prompts' : 'workflows' },
        })),
        ...inline.map(({ keyAt }) => faultAt('inlinePrompts', document, keyAt)),
    ];
}
/** Workflows that are not there, or from which no summary can be made. */
export function workflowFaults(file) {
    return file.workflows.flatMap((workflow) => (workflow.file ? workflowFault(file, workflow, workflow.file) : []));
}
function workflowFault(file, { document, isFound }, path) {
    const details = { data: { path: path.text }, isLikely: isDoubtful(file) };
    if (!isFound)
        return [faultAt('missingWorkflow', file.document, path, details)];
    if (!document || document.syntaxError !== undefined)
        return [];
    const steps = valueOf(document.root, 'steps');
    if (steps?.kind === 'list' ? steps.items.length > 0 : !isNothing(steps))
        return [];
    return [faultAt('emptyWorkflow', file.document, path, { ...details, trace: [{ at: { file: document, start: 0, end: 0 }, message: 'the workflow has no `steps`' }] })];
}
/** Two prompts of one skill, or of one file, under one name: only one of them can be asked for. */
export function nameFaults(files) {
    const first = new Map();
    return files.flatMap((file) => namesIn(file).flatMap((named) => {
        const key = `${file.namedAs?.skill.path ?? file.document.path}\0${named.name.text}`;
        const before = first.get(key);
        if (!before) {
            first.set(key, named);
            return [];
        }
        return [faultAt('duplicateName', file.document, named.name, { data: { name: named.name.text }, isLikely: isDoubtful(file), trace: [{ at: before.at, message: 'the name is taken here' }, { at: named.at, message: 'and given again here' }] })];
    }));
}
function namesIn(file) {
    const scalars = [...file.prompts.map(({ name }) => name), ...file.workflows.map(({ promptName }) => promptName)];
    return scalars.flatMap((name) => (name ? [{ name, file, at: { file: file.document, start: name.start, end: name.end } }] : []));
}

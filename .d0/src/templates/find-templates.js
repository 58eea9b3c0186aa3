import { folderOf, joinPath } from '../text/paths.js';
import { valueOf } from '../yaml/model.js';
import { kinshipOf } from './kinship.js';
import { lowerSkill } from './lower-skill.js';
import { isSinglePrompt, itemsOf, lowerPrompt, scalarOf } from './lower-template.js';
/** Finds the prompt templates of a code base: files that a `SKILL.md` names, and files whose name and content say what they are. */
export function findTemplates(source) {
    const skills = source.candidates.filter(isSkill).flatMap((path) => {
        const document = source.document(path);
        return (document && lowerSkill(source, document)) ?? [];
    });
    const named = new Map();
    for (const reference of skills.flatMap(({ references }) => references)) {
        if (isOfPrompts(reference))
            for (const path of reference.files)
                if (!named.has(path))
                    named.set(path, reference);
    }
    const files = [...new Set([...named.keys(), ...source.candidates.filter((path) => !isSkill(path))])].sort();
    return { skills, files: files.flatMap((path) => toFile(source, path, named.get(path)) ?? []) };
}
const isSkill = (path) => path.endsWith('.md');
export const isOfPrompts = ({ entry }) => entry.key === 'prompts' || entry.key.endsWith('.prompts');
function toFile(source, path, namedAs) {
    const document = source.document(path);
    const kinship = namedAs ? 'named' : kinshipOf(document?.root);
    if (!document || !kinship)
        return undefined;
    const isSingle = isSinglePrompt(document.root);
    const prompts = isSingle && document.root ? [document.root] : itemsOf(valueOf(document.root, 'prompts'));
    const folder = folderOf(namedAs?.skill.path ?? path);
    return {
        document, kinship, namedAs, folder,
        shape: isSingle ? 'single' : 'list',
        prompts: prompts.map(lowerPrompt),
        workflows: itemsOf(valueOf(document.root, 'workflows')).map((node) => toWorkflow(source, node, [folder, folderOf(path)])),
    };
}
/** A workflow is looked for beside the skill and beside the file that names it. */
function toWorkflow(source, node, folders) {
    const file = scalarOf(valueOf(node, 'file'));
    const written = file?.text.trim().replaceAll('\\', '/');
    const paths = written === undefined ? [] : folders.map((folder) => joinPath(folder, written));
    const found = paths.find((path) => path !== undefined && source.hasFile(path));
    const isOutside = written?.startsWith('/') === true || paths.includes(undefined);
    return { node, file, promptName: scalarOf(valueOf(node, 'prompt_name')), document: documentAt(source, found), isFound: found !== undefined || isOutside };
}
function documentAt(source, path) {
    return path !== undefined && /\.ya?ml$/.test(path) ? source.document(path) : undefined;
}
/** The documents that were recognised: skills that name templates, templates, and the workflows those name. */
export function documentsOf({ skills, files }) {
    const documents = [...skills.map((skill) => skill.document), ...files.flatMap((file) => [file.document, ...file.workflows.flatMap(({ document }) => document ?? [])])];
    return [...new Map(documents.map((document) => [document.path, document])).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

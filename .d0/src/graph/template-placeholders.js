import { distance } from 'fastest-levenshtein';
import { faultAt, isDoubtful } from './template-fault.js';
/** Marks by which template engines that compute something are known. */
const OTHER_ENGINE = /^[#/^>!&{*-]|\||\s(?:if|for|in|else)\s|\(.*\)|^(?:else|end|if|for|range|with)\b/;
/** Placeholders and arguments that do not find each other, and braces that the engine leaves as they are. */
export function placeholderFaults(file) {
    return file.prompts.flatMap((prompt) => [...prompt.placeholders.flatMap((placeholder) => placeholderFault(file, prompt, placeholder)), ...unusedArguments(file, prompt), ...repeatedArguments(file, prompt)]);
}
function placeholderFault(file, prompt, { kind, content, at, contentAt }) {
    const { document } = file;
    // in a file nobody names, what another engine would compute may be meant for that engine
    if (kind === 'verbatim')
        return [faultAt('leftVerbatim', document, at, { data: { content: shown(content) }, isLikely: file.kinship !== 'named' && OTHER_ENGINE.test(content) ? true : isDoubtful(file) })];
    if (kind === 'unclosed')
        return [faultAt('unclosedPlaceholder', document, at, { isLikely: isDoubtful(file) })];
    const names = namesOf(prompt);
    if (names.includes(content))
        return [];
    const near = nearest(content, names);
    const edit = near === undefined ? undefined : { message: `Write \`${near}\`.`, at: { file: document, ...contentAt }, text: near };
    return [faultAt('undeclaredPlaceholder', document, at, { data: { name: content, advice: near === undefined ? 'Declare it under `arguments`, or take it out.' : `\`${near}\` is declared: write that, or declare \`${content}\`.` }, isLikely: isDoubtful(file), edit })];
}
function unusedArguments(file, { template, arguments: declared, placeholders }) {
    if (!template)
        return [];
    const used = new Set(placeholders.map(({ content }) => content));
    // an expression or a block of another engine uses the argument in its own way, and is a fault of its own
    const expressions = placeholders.filter(({ kind }) => kind === 'verbatim').map(({ content }) => content).join(' ');
    return declared.flatMap(({ name }) => {
        if (!name || used.has(name.text) || wordIn(name.text).test(expressions))
            return [];
        const otherwise = otherSpelling(name.text).exec(template.text)?.[0];
        const advice = otherwise === undefined ? `Write \`{{${name.text}}}\` where it belongs, or remove the argument.` : `Write \`{{${name.text}}}\` instead of \`${otherwise}\`, which stays as it is.`;
        return [faultAt('unusedArgument', file.document, name, { data: { name: name.text, advice }, isLikely: isDoubtful(file) })];
    });
}
function repeatedArguments(file, prompt) {
    const names = namesOf(prompt);
    return prompt.arguments.flatMap(({ name }, index) => (name && names.indexOf(name.text) < prompt.arguments.slice(0, index).filter((one) => one.name).length
        ? [faultAt('duplicateArgument', file.document, name, { data: { name: name.text }, isLikely: isDoubtful(file) })] : []));
}
const namesOf = (prompt) => prompt.arguments.flatMap(({ name }) => name?.text ?? []);
function nearest(name, names) {
    const plain = (text) => text.toLowerCase().replace(/[._-]/g, '');
    return names.find((one) => plain(one) === plain(name) || (one.length > 3 && distance(one, name) <= 2));
}
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw `\$&`);
const wordIn = (name) => new RegExp(String.raw `(?<![\w.-])${escaped(name)}(?![\w-])`);
/** `{name}`, `${name}`, `<name>`, `%name%`, `$name`: what other engines fill. */
const otherSpelling = (name) => { const word = escaped(name); return new RegExp(String.raw `\$?(?<!\{)\{\s*${word}\s*\}(?!\})|<${word}>|%${word}%|\$${word}\b`); };
/** One line that can be read. */
function shown(content) {
    const line = content.replace(/\s+/g, ' ');
    return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

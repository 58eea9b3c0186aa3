import { toolMentionsIn } from '../templates/tool-mentions.js';
import { toPosition } from '../text/lines.js';
import { valueOf } from '../yaml/model.js';
import { isDoubtful } from './template-fault.js';
export const MOST_LINES = 50;
export const MOST_TOOLS = 4;
/** Templates of too many lines or too many tools, and tools named without the skill they belong to. */
export const templateSizes = {
    begin: () => undefined,
    find({ graph }) {
        const { files } = graph.source.templates;
        return files.filter(({ document }) => document.syntaxError === undefined).flatMap((file) => {
            const known = qualifiedNames(files.filter((other) => other === file || (file.namedAs !== undefined && other.namedAs?.skill === file.namedAs.skill)));
            return file.prompts.flatMap((prompt) => sizesOf(file, prompt, known));
        });
    },
};
function sizesOf(file, { template, arguments: declared }, known) {
    if (!template)
        return [];
    const header = { file: file.document, start: template.start, end: endOfLine(file, template) };
    const isLikely = isDoubtful(file);
    const lines = linesOf(file, template);
    const mentions = toolMentionsIn(template).filter(({ name }) => !declared.some((argument) => argument.name?.text === name));
    const tools = [...new Set(mentions.map(({ name }) => name))];
    return [
        ...(lines > MOST_LINES ? [{ kind: 'tooLong', at: header, data: { lines: String(lines), most: String(MOST_LINES) }, isLikely, edit: undefined }] : []),
        ...(tools.length > MOST_TOOLS ? [{ kind: 'longChain', at: header, data: { count: String(tools.length), most: String(MOST_TOOLS), tools: tools.map((name) => `\`${name}\``).join(', ') }, isLikely, edit: undefined }] : []),
        ...mentions.flatMap((mention) => unqualified(file, mention, known)),
    ];
}
function unqualified(file, { name, isQualified, at }, known) {
    if (isQualified || known.size === 0)
        return [];
    const candidates = [...known].filter((full) => full.endsWith(`__${name}`));
    const [only] = candidates;
    const place = { file: file.document, ...at };
    const edit = candidates.length === 1 && only !== undefined ? { at: place, text: only } : undefined;
    return [{ kind: 'unqualifiedTool', at: place, data: { name, advice: edit ? `Write \`${edit.text}\`.` : 'Write the skill before it, as elsewhere in the skill.' }, isLikely: isDoubtful(file) || candidates.length === 0, edit }];
}
/** Tools that the templates and workflows of a skill name in full. */
function qualifiedNames(files) {
    const inTemplates = files.flatMap(({ prompts }) => prompts.flatMap(({ template }) => (template ? toolMentionsIn(template) : []))).filter(({ isQualified }) => isQualified).map(({ name }) => name);
    const inWorkflows = files.flatMap(({ workflows }) => workflows.flatMap(({ document }) => stepTools(document?.root)));
    return new Set([...inTemplates, ...inWorkflows]);
}
function stepTools(root) {
    const steps = valueOf(root, 'steps');
    return steps?.kind === 'list' ? steps.items.flatMap((step) => { const tool = valueOf(step, 'tool'); return tool?.kind === 'scalar' && tool.text.includes('__') ? [tool.text] : []; }) : [];
}
/** Lines as rendered or as written, whichever are more: folding makes one long line of many. */
function linesOf({ document }, { text, start, end, runs }) {
    const first = toPosition(runs[0]?.source ?? start, document.lineStarts).line;
    return Math.max(text.trimEnd().split('\n').length, toPosition(end, document.lineStarts).line - first + 1);
}
/** Of a template only its first line is marked: the one with `|`, or the text itself. */
function endOfLine({ document }, { start, end, runs }) {
    const next = document.lineStarts[toPosition(start, document.lineStarts).line] ?? end;
    const text = runs[0]?.source ?? start;
    // a block begins with `|` or `>` and the line of its text is the next
    return text >= next ? start + 1 : Math.min(end, Math.max(next - 1, start + 1));
}

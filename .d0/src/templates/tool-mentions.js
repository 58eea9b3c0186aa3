import { spanIn } from '../yaml/model.js';
const QUALIFIED = /(?<![\w.-])[A-Za-z][\w-]*?[A-Za-z0-9]__[A-Za-z][\w-]*/g;
/** A name in backticks, with or without arguments; a file name is none. */
const QUOTED = /`([A-Za-z]\w*(?:[._-]\w+)*)(\([^`]*\))?`/g;
const COMPOUND = /[_.-]|[a-z][A-Z]/;
const FILE = /\.(?:md|ya?ml|json|py|[cm]?[jt]sx?|txt|csv|png|jpe?g|html?|sh|toml|xml|exr|usda?|fbx|obj|ma|mb|blend)$/i;
/** Words behind which a tool is called, in the same sentence. */
const CALLS = /\b(?:call|calls|calling|use|using|run|running|invoke|invoking|execute|executing|with|via|through|then)\b[^.!?\n]*$/i;
/** The tools a template names: qualified names anywhere, others in backticks where the sentence calls them. */
export function toolMentionsIn(template) {
    const { text } = template;
    const mention = (name, at, isQualified) => ({ name, isQualified, at: spanIn(template, at, at + name.length) });
    const qualified = [...text.matchAll(QUALIFIED)].map((match) => mention(match[0], match.index, true));
    const quoted = [...text.matchAll(QUOTED)].filter((match) => isCall(text, match)).map((match) => mention(match[1] ?? '', match.index + 1, false));
    return [...qualified, ...quoted].sort((a, b) => a.at.start - b.at.start);
}
function isCall(text, { index, 1: name = '', 2: args }) {
    if (name.includes('__') || FILE.test(name))
        return false;
    if (args !== undefined)
        return true;
    return COMPOUND.test(name) && CALLS.test(text.slice(Math.max(0, (index ?? 0) - 120), index));
}

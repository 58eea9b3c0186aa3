import { lineStartsOf } from '../text/lines.js';
import { lowerYaml } from '../yaml/lower-yaml.js';
const FRONT_MATTER = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m;
/** The facts of a document; of Markdown, those of its front matter. */
export function lowerDocument(path, text) {
    const lineStarts = lineStartsOf(text);
    if (!path.endsWith('.md'))
        return { path, lineStarts, ...lowerYaml(text) };
    const matter = FRONT_MATTER.exec(text);
    if (matter?.index !== 0)
        return { path, lineStarts, root: undefined, syntaxError: undefined };
    const [, opening = '', yaml = ''] = matter;
    return { path, lineStarts, ...lowerYaml(text, opening.length, opening.length + yaml.length) };
}

import { yamlCommentsOf } from '../yaml/comments.js';
import { commentsOf } from './comments.js';
import { parseDirective } from './directive.js';
import { lineStartsOf, toPosition } from '../text/lines.js';
/**
 * The ESLint directives of a file, in the order of the text. `path` says in which language: JavaScript or TypeScript, with ESLint's rules for
 * which comment may hold which (`eslint-disable` and `eslint-enable` in block comments only, `eslint-disable-line` on one line only); YAML and
 * YAML front matter, where each comment may hold any.
 */
export function directivesOf(text, path = '') {
    if (!text.includes('eslint-'))
        return [];
    const lineStarts = lineStartsOf(text);
    return commentsIn(text, path).flatMap((comment) => toDirective(comment, lineStarts) ?? []);
}
function commentsIn(text, path) {
    const isMarkdown = path.endsWith('.md');
    if (!isMarkdown && !/\.ya?ml$/.test(path))
        return commentsOf(text);
    const yaml = isMarkdown ? text.slice(0, Math.max(text.indexOf('\n---', 3), 0)) : text;
    return yamlCommentsOf(yaml).map((comment) => ({ kind: 'block', ...comment }));
}
function toDirective(comment, lineStarts) {
    const directive = parseDirective(comment.value);
    if (!directive)
        return undefined;
    const first = toPosition(comment.start, lineStarts);
    const last = toPosition(comment.end, lineStarts);
    const offsets = { start: comment.start, end: comment.end };
    switch (directive.kind) {
        case 'disable':
        case 'enable':
            return comment.kind === 'block' ? { ...directive, ...first, ...offsets } : undefined;
        case 'disable-line':
            return first.line === last.line ? { ...directive, line: first.line, column: 1, ...offsets } : undefined;
        case 'disable-next-line':
            return { ...directive, line: last.line + 1, column: 1, ...offsets };
    }
}

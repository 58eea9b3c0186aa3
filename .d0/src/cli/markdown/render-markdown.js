import pc from 'picocolors';
import { padTo, widthOf } from '../../text/width.js';
import { wrap } from '../../text/wrap.js';
import { toBlocks } from './blocks.js';
const WIDEST_PAGE = 100;
const COLUMN_GAP = '  ';
/** A doc page as text for a terminal: wrapped, headings and code told apart, addresses of links in brackets. */
export function renderMarkdown(markdown, { color, columns, unicode }) {
    const page = {
        paint: pc.createColors(color), columns: Math.min(WIDEST_PAGE, columns), bar: unicode ? '│' : '|', bullet: unicode ? '•' : '-',
    };
    const blocks = toBlocks(markdown);
    const lines = blocks.flatMap((block, index) => {
        const isTight = index === 0 || (block.kind === 'item' && blocks[index - 1]?.kind === 'item');
        return [...(isTight ? [] : ['']), ...renderBlock(block, page)];
    });
    return `${lines.join('\n')}\n`;
}
function renderBlock(block, page) {
    const { paint, columns, bar } = page;
    switch (block.kind) {
        case 'heading': return prose(block.text, '', page).map((line) => (block.level === 1 ? paint.bold(paint.underline(line)) : paint.bold(line)));
        case 'paragraph': return prose(block.text, '', page);
        case 'quote': return prose(block.text, `${bar} `, page);
        case 'item': return item(block, page);
        case 'code': return block.lines.map((line) => `  ${paint.dim(bar)} ${line}`.trimEnd());
        case 'table': return table(block.rows, columns, page);
    }
}
function item({ indent, marker, text }, page) {
    const shown = /\d/u.test(marker) ? marker : page.bullet;
    const margin = ' '.repeat(indent);
    const [first = '', ...rest] = prose(text, ' '.repeat(indent + shown.length + 1), page);
    return [`${margin}${shown} ${first.trimStart()}`, ...rest];
}
/** Aligned columns where they fit; otherwise one line per cell. */
function table(rows, columns, page) {
    const cells = rows.map((row) => row.map(toPlain));
    const [head = [], ...body] = cells;
    const widths = head.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
    const total = widths.reduce((sum, width) => sum + width + COLUMN_GAP.length, 0);
    if (total <= columns) {
        const [first = '', ...lines] = cells.map((row) => row.map((cell, column) => padTo(cell, widths[column] ?? 0)).join(COLUMN_GAP).trimEnd());
        return [page.paint.bold(first), ...lines.map((line) => paintCode(line, page))];
    }
    return body.flatMap((row, index) => [
        ...(index === 0 ? [] : ['']),
        ...row.flatMap((cell, column) => prose(`${head[column] ?? ''}: ${cell}`, column === 0 ? '' : '  ', page)),
    ]);
}
function prose(text, margin, page) {
    const wrapped = wrap(toPlain(text), page.columns - widthOf(margin)).join('\n');
    return paintCode(wrapped, page).split('\n').map((line) => margin + line);
}
/** Emphasis marks go, links show their address, code keeps its backticks. */
function toPlain(text) {
    return text
        .split(/(`[^`]*`)/u)
        .map((part) => (part.startsWith('`') ? part : part.replaceAll(/(\*\*|__)(.+?)\1/gu, '$2').replaceAll(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/gu, '$1')))
        .join('')
        .replaceAll(/!?\[([^\]]*)\]\(([^)\s]+)[^)]*\)/gu, (_, label, address) => (/^https?:/u.test(address) && label !== address ? `${label} (${address})` : label));
}
function paintCode(text, { paint }) {
    return text.replaceAll(/`[^`]*`/gu, (code) => code.split('\n').map((line) => paint.cyan(line)).join('\n'));
}

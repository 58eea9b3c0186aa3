const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/u;
const HTML_COMMENT = /<!--[\s\S]*?-->/gu;
const FENCE = /^(\s*)(`{3,}|~{3,})/u;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/u;
const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/u;
const TABLE_RULE = /^\|?[\s:|-]+\|?$/u;
export function toBlocks(page) {
    const lines = page.replaceAll('\r\n', '\n').replace(FRONT_MATTER, '').replaceAll(HTML_COMMENT, '').split('\n');
    const blocks = [];
    for (let index = 0; index < lines.length;) {
        const [block, next] = blockAt(lines, index);
        if (block)
            blocks.push(block);
        index = next;
    }
    return blocks;
}
function blockAt(lines, index) {
    const line = lines[index] ?? '';
    if (line.trim() === '')
        return [undefined, index + 1];
    const fence = FENCE.exec(line);
    if (fence)
        return codeAt(lines, index, fence[1]?.length ?? 0, fence[2] ?? '');
    const heading = HEADING.exec(line);
    if (heading)
        return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }, index + 1];
    if (isTableRow(line))
        return tableAt(lines, index);
    const item = ITEM.exec(line);
    const end = endOfProse(lines, index);
    if (item) {
        const text = [item[3] ?? '', ...lines.slice(index + 1, end)].map((part) => part.trim()).join(' ');
        return [{ kind: 'item', indent: item[1]?.length ?? 0, marker: item[2] ?? '-', text }, end];
    }
    const prose = lines.slice(index, end).map((part) => part.trim());
    if (line.startsWith('>'))
        return [{ kind: 'quote', text: prose.map((part) => part.replace(/^>\s?/u, '')).join(' ') }, end];
    return [{ kind: 'paragraph', text: prose.join(' ') }, end];
}
function codeAt(lines, index, indent, fence) {
    const close = lines.findIndex((line, at) => at > index && line.trim().startsWith(fence));
    const end = close === -1 ? lines.length : close;
    const removed = new RegExp(`^ {0,${indent}}`, 'u');
    return [{ kind: 'code', lines: lines.slice(index + 1, end).map((line) => line.replace(removed, '')) }, end + 1];
}
function tableAt(lines, index) {
    const found = lines.findIndex((line, at) => at > index && !isTableRow(line));
    const end = found === -1 ? lines.length : found;
    const rows = lines.slice(index, end).filter((line) => !TABLE_RULE.test(line.trim())).map(toCells);
    return [{ kind: 'table', rows }, end];
}
function isTableRow(line) {
    return line.trimStart().startsWith('|');
}
/** `\|` is a bar inside a cell. */
function toCells(row) {
    return row.trim().replace(/^\|/u, '').replace(/(?<!\\)\|$/u, '').split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
function endOfProse(lines, index) {
    const end = lines.findIndex((line, at) => at > index && (line.trim() === '' || FENCE.test(line) || HEADING.test(line) || ITEM.test(line) || isTableRow(line)));
    return end === -1 ? lines.length : end;
}

import { neutraliseLine } from '../../text/neutralise.js';
import { padTo, widthOf } from '../../text/width.js';
import { themeOf } from '../stylish/theme.js';
import { closing, declared, does, initiators, sections, UNNAMED } from './words.js';
const INDENT = '  ';
const GAP = '  ';
const WIDEST_NAME = 40;
const MOST_ENTRIES = 4;
/** The inventory for a terminal: a table for each kind, the way to an effect below its row. */
export function inventoryTable(inventory, options) {
    const theme = themeOf(options);
    const at = (location) => neutraliseLine(`${options.pathOf(location.path)}:${location.line}`);
    const parts = [
        ...sections(inventory).map(({ title, who, entries }) => [heading(title, who, theme), ...offeredRows(entries, at, theme)]),
        ...(inventory.requests.length === 0 ? [] : [[heading(`Requests to servers (${inventory.requests.length})`, 'and who can cause them', theme), ...requestRows(inventory.requests, at, theme)]]),
        closing(inventory).length === 0 ? ['Nothing is offered or asked for over the protocol.'] : [...closing(inventory)],
    ];
    return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
const heading = (title, aside, { paint, symbols }) => `${paint.bold(title)}${paint.dim(` ${symbols.dot} ${aside}`)}`;
function offeredRows(entries, at, theme) {
    const isTool = entries[0]?.kind === 'tool';
    const cells = entries.map((e) => [neutraliseLine(e.name ?? UNNAMED), neutraliseLine(does(e)), ...(isTool ? [declared(e)] : []), at(e.location)]);
    const head = ['name', 'its handler', ...(isTool ? ['it declares'] : []), 'where'];
    const rows = tableOf([head, ...cells]);
    return rows.flatMap((row, index) => {
        const entry = entries[index - 1];
        if (!entry)
            return [theme.paint.dim(row)];
        return [painted(row, entry, theme), ...details(entry, at, theme)];
    });
}
/** What acts stands out. */
function painted(row, { does: verdict }, { paint }) {
    return verdict === 'writes' || verdict === 'runs a process' || verdict === 'relays' ? paint.yellow(row) : row;
}
function details({ effect, does: verdict, conditions }, at, { paint, symbols }) {
    const acts = effect !== undefined && verdict !== 'reads' && verdict !== 'nothing' && verdict !== 'unknown';
    const way = acts ? [...effect.path.map(({ call }) => call), at(effect.location)].filter((step) => step !== '').join(` ${symbols.pointer} `) : '';
    return [
        ...(conditions.length === 0 ? [] : [`when ${conditions.map(neutraliseLine).join(' and ')}`]),
        ...(way === '' ? [] : [`by ${neutraliseLine(way)}`]),
    ].map((line) => paint.dim(`${INDENT}${INDENT}${line}`));
}
function requestRows(requests, at, theme) {
    const rows = tableOf([['method', 'caused by', 'where'], ...requests.map((r) => [r.isAnyMethod ? `${r.method} (any method)` : r.method, initiators(r), at(r.location)])]);
    return rows.flatMap((row, index) => {
        const request = requests[index - 1];
        if (!request)
            return [theme.paint.dim(row)];
        const shown = request.initiators.slice(0, MOST_ENTRIES).map(({ initiator, entry }) => theme.paint.dim(`${INDENT}${INDENT}${initiator}: ${at(entry)}`));
        const left = request.initiators.length - shown.length;
        return [request.initiators.some((i) => i.initiator === 'model') && request.method === 'prompts/get' ? theme.paint.yellow(row) : row, ...shown, ...(left > 0 ? [theme.paint.dim(`${INDENT}${INDENT}and ${left} more`)] : [])];
    });
}
/** Columns as wide as their widest cell; the last one as long as it is. */
function tableOf(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(WIDEST_NAME, Math.max(...rows.map((row) => widthOf(row[column] ?? '')))));
    return rows.map((row) => `${INDENT}${row.map((cell, column) => (column === row.length - 1 ? cell : padTo(cell, widths[column] ?? 0))).join(GAP)}`.trimEnd());
}

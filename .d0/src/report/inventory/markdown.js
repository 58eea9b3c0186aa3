import { code, escape } from '../markdown/escape.js';
import { closing, declared, does, initiators, sections, UNNAMED } from './words.js';
/** The inventory as a page: a table for each kind, and one of the requests. Paths are relative to the analysed folder. */
export function inventoryMarkdown(inventory) {
    const parts = [
        '# What is exposed over the Model Context Protocol',
        closing(inventory).length === 0 ? 'Nothing is offered or asked for over the protocol.' : closing(inventory).map((line) => `- ${escape(line)}`).join('\n'),
        ...sections(inventory).map(({ title, who, entries }) => [`## ${title}`, '', `${escape(capitalised(who))}.`, '', ...offeredTable(entries)].join('\n')),
        ...(inventory.requests.length === 0 ? [] : [['## Requests to servers', '', ...requestTable(inventory)].join('\n')]),
    ];
    return `${parts.join('\n\n')}\n`;
}
const capitalised = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
function offeredTable(entries) {
    const isTool = entries[0]?.kind === 'tool';
    const head = ['name', 'its handler', 'by', ...(isTool ? ['it declares'] : []), 'only when', 'where'];
    return table(head, entries.map((e) => [
        e.name === undefined ? escape(UNNAMED) : code(e.name), escape(does(e)), wayOf(e), ...(isTool ? [escape(declared(e))] : []), e.conditions.map(code).join(' and '), place(e.location),
    ]));
}
function wayOf({ effect, does: verdict }) {
    if (!effect || verdict === 'unknown' || verdict === 'nothing')
        return '';
    return [...effect.path.map(({ call }) => (call === '' ? '' : code(call))), place(effect.location)].filter((step) => step !== '').join(' → ');
}
function requestTable({ requests }) {
    return table(['method', 'caused by', 'from', 'where'], requests.map((r) => [
        code(r.method) + (r.isAnyMethod ? ' (any method)' : ''), escape(initiators(r)), r.initiators.slice(0, 5).map(({ initiator, entry }) => `${escape(initiator)}: ${place(entry)}`).join('<br>'), place(r.location),
    ]));
}
const place = ({ path, line }) => code(`${path}:${line}`);
function table(head, rows) {
    return [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows.map((row) => `| ${row.join(' | ')} |`)];
}

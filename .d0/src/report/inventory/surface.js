import { neutraliseLine } from '../../text/neutralise.js';
import { UNNAMED } from './words.js';
/** One line for each tool name, with the condition it is declared under, for a file that is kept and compared. */
export function inventorySurface({ offered }, { pathOf }) {
    const lines = offered.filter(({ kind }) => kind === 'tool').map(({ name, conditions, location }) => {
        const shown = name === undefined ? `${UNNAMED} at ${pathOf(location.path)}` : name;
        return neutraliseLine(conditions.length === 0 ? shown : `${shown}  when ${conditions.join(' and ')}`);
    });
    return [...new Set(lines)].sort().map((line) => `${line}\n`).join('');
}

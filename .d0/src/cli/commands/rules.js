import pc from 'picocolors';
import { severityIn, toShortId } from '../rule-ids.js';
import { padTo, widthOf } from '../../text/width.js';
import { wrap } from '../../text/wrap.js';
const COLUMN_GAP = '  ';
const SEVERITY_WIDTH = 'recommended'.length;
/** A sentence narrower than this goes below its rule. */
const NARROWEST_SENTENCE = 30;
/** Prints one row per rule: its id, its severity in the presets, its sentence. */
export function listRules({ rules, stdout }, terminal) {
    const paint = pc.createColors(terminal.color);
    const sorted = rules.toSorted((a, b) => (toShortId(a.id) < toShortId(b.id) ? -1 : 1));
    const idWidth = Math.max('rule'.length, ...sorted.map(({ id }) => widthOf(toShortId(id))));
    const sentenceColumn = idWidth + SEVERITY_WIDTH + 'strict'.length + 3 * COLUMN_GAP.length;
    const beside = terminal.columns - sentenceColumn >= NARROWEST_SENTENCE;
    const row = (id, recommended, strict) => [padTo(id, idWidth), padTo(recommended, SEVERITY_WIDTH), padTo(strict, 'strict'.length)].join(COLUMN_GAP);
    const indent = beside ? sentenceColumn : 4;
    const lines = sorted.flatMap((rule) => {
        const [first = '', ...rest] = wrap(rule.docs.description, terminal.columns - indent);
        const cells = row(toShortId(rule.id), ...severityWords(rule));
        const following = rest.map((line) => ' '.repeat(indent) + line);
        return beside ? [`${cells}${COLUMN_GAP}${first}`, ...following] : [cells.trimEnd(), ' '.repeat(indent) + first, ...following];
    });
    stdout.write(`${[paint.bold(row('rule', 'recommended', 'strict').trimEnd()), ...lines].join('\n')}\n`);
    return 0;
}
function severityWords(rule) {
    return [severityIn('recommended', rule) || 'off', severityIn('strict', rule) || 'off'];
}

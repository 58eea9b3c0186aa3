import { digits } from '../count.js';
import { placeOf } from '../way.js';
import { code, prose } from './escape.js';
/** Places of a path that stand at each end when it is too long to be read. */
const PLACES_AT_AN_END = 15;
/** Characters of a message. */
const LONGEST_MESSAGE = 2000;
/** A finding as an item of a list, its path hop by hop below it. */
export function findingItem({ severity, confidence, location, message, trace }, { repositoryPathOf }) {
    const kind = severity === 'error' ? '**error**' : '**warning**';
    const place = code(`${placeOf(location, repositoryPathOf)}:${location.column}`);
    const text = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
    return [`- ${kind} ${place}${confidence === 'likely' ? ' (likely)' : ''}: ${prose(text)}`, ...wayOf(trace, repositoryPathOf)].join('\n');
}
function wayOf(trace, pathOf) {
    const between = trace.length - 2 * PLACES_AT_AN_END;
    const lines = trace.map((hop, index) => `  ${index + 1}. ${code(placeOf(hop, pathOf))} ${prose(hop.message)}`);
    if (between <= 1)
        return lines;
    return [...lines.slice(0, PLACES_AT_AN_END), `  ${PLACES_AT_AN_END + 1}. … ${digits(between)} places …`, ...lines.slice(-PLACES_AT_AN_END)];
}

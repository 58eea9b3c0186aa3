import { counted, digits } from '../count.js';
import { LIMITS } from './limits.js';
import { toLocation } from './places.js';
import { toText, toUri } from './text.js';
const DESCRIPTIONS = {
    'parse-failure': 'A file has a syntax error; what stands behind it may have been missed.',
    'inconclusive-search': 'A search ended before it had an answer; silence of the rule at that place means nothing.',
    'not-analysed': 'Files that were left out, with the reason.',
    'stale-baseline-entry': 'The baseline lists a finding that is no longer there.',
    'results-cut': 'The report holds more than a consumer takes; the least severe results are not in this file.',
    'path-cut': 'A path is longer than a consumer takes; its middle is not in this file.',
};
const IDS = Object.keys(DESCRIPTIONS);
export const NOTIFICATION_DESCRIPTORS = IDS.map((id) => ({ id, shortDescription: { text: DESCRIPTIONS[id] } }));
/** What limits what the results and their absence mean. */
export function toNotifications({ coverage, baseline }, repositoryPathOf) {
    const locationOf = (path, line) => [toLocation(toUri(repositoryPathOf(path)), line === undefined ? undefined : { startLine: line })];
    return [
        ...coverage.parseFailures.map(({ path, message }) => ({
            ...notification('parse-failure', 'warning', `The file could not be parsed whole: ${message}`), locations: locationOf(path),
        })),
        ...coverage.inconclusive.map(({ ruleId, path, line, reason }) => ({
            ...notification('inconclusive-search', 'warning', `${ruleId} could not be decided here: ${reason}`), associatedRule: { id: ruleId }, locations: locationOf(path, line),
        })),
        ...(baseline?.stale ?? []).map(({ ruleId, path, fingerprint }) => ({
            ...notification('stale-baseline-entry', 'warning', `The baseline lists a finding that is no longer there: ${path}, ${ruleId} (${fingerprint}).`), associatedRule: { id: ruleId },
        })),
        ...coverage.notAnalysed.map(({ reason, count }) => notification('not-analysed', 'note', `Not analysed: ${counted(count, 'file')} (${reason}).`)),
    ];
}
export function cutNotifications(results, paths) {
    return [
        ...(results > LIMITS.results ? [notification('results-cut', 'warning', `${digits(results - LIMITS.results)} of ${digits(results)} results are left out, because GitHub refuses a file with more than ${digits(LIMITS.results)}. They are the least severe ones; \`--format json\` has them all.`)] : []),
        ...(paths > 0 ? [notification('path-cut', 'warning', `${counted(paths, 'path')} longer than ${digits(LIMITS.threadFlowLocations)} places ${paths === 1 ? 'is' : 'are'} shown by the two ends.`)] : []),
    ];
}
function notification(id, level, text) {
    return { descriptor: { id, index: IDS.indexOf(id) }, level, message: { text: toText(text) } };
}

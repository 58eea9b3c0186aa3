import pc from 'picocolors';
import { neutraliseLine } from '../text/neutralise.js';
import { wrap } from '../text/wrap.js';
const INDENT = '    ';
const DAY = 86_400_000;
const NARROWEST = 20;
/** The list for people: place and rules, then the reason, then what is no longer needed. */
export function acceptedText({ suppressions, summary }, options) {
    const paint = pc.createColors(options.color);
    const blocks = suppressions.map((accepted) => [heading(accepted, options, paint), ...details(accepted, options, paint)].join('\n'));
    return `${[...blocks, summaryLine(summary)].join('\n')}\n`;
}
function heading(accepted, { pathOf, today }, paint) {
    const path = neutraliseLine(pathOf(accepted.path));
    const place = `${path}${accepted.line === undefined ? '' : `:${accepted.line}`}${accepted.kind === 'baseline' ? ' (baseline)' : ''}`;
    const rules = accepted.ruleIds.length === 0 ? 'every rule' : accepted.ruleIds.map(neutraliseLine).join(', ');
    return `${place}  ${paint.bold(rules)}  ${paint.dim(ageOf(accepted, today))}`;
}
function ageOf({ since, orEarlier }, today) {
    if (since === undefined)
        return 'not committed';
    const days = Math.max(0, Math.floor((today.getTime() - Date.parse(since)) / DAY));
    return `since ${since}${orEarlier ? ' or earlier' : ''} (${days} day${days === 1 ? '' : 's'})`;
}
function details(accepted, { columns }, paint) {
    const lines = (text) => wrap(text, Math.max(NARROWEST, columns - INDENT.length)).map((line) => INDENT + line);
    const reason = accepted.kind === 'baseline' ? [] : lines(neutraliseLine((accepted.reason ?? 'no reason given').replaceAll(/\s+/gu, ' ')));
    return [...reason, ...unneeded(accepted).flatMap(lines).map((line) => paint.yellow(line))];
}
function unneeded({ unneeded: rules, ruleIds, kind }) {
    if (rules.length === 0)
        return [];
    if (kind === 'baseline')
        return ['No longer needed: the finding is gone or disabled by a comment. `--update-baseline` removes the entry.'];
    const which = rules.length === ruleIds.length ? '' : ` for ${rules.map(neutraliseLine).join(', ')}`;
    return [`No longer needed${which}: nothing is reported here. Remove it.`];
}
function summaryLine({ directives, withoutReason, baseline, unneeded: unused }) {
    if (directives + baseline === 0)
        return 'Nothing is suppressed.';
    const comments = `${directives} disable comment${directives === 1 ? '' : 's'} (${withoutReason} without a reason)`;
    return `\n${comments}, ${baseline} baseline entr${baseline === 1 ? 'y' : 'ies'}; ${unused} no longer needed.`;
}

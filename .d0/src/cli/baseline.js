import { relative, resolve } from 'node:path';
import { EMPTY_BASELINE } from '../baseline/baseline.js';
import { findBaseline, readBaseline, writeBaseline } from '../baseline/baseline-file.js';
import { fingerprintsOf, markKnown } from '../baseline/judge-baseline.js';
import { updateBaseline } from '../baseline/update-baseline.js';
import { summarise } from '../findings/summarise.js';
import { neutraliseLine } from '../text/neutralise.js';
import { isEmpty } from './exit-code.js';
/** Most stale entries named one by one. */
const NAMED = 20;
/** Reads what `--baseline` names. Throws `UserError` when it cannot be had and is not about to be written. */
export function givenBaseline({ baseline, updateBaseline: isUpdate }, { cwd }) {
    if (baseline === undefined)
        return undefined;
    const file = resolve(cwd, baseline);
    const found = isUpdate ? findBaseline(file) : readBaseline(file);
    return { file, baseline: found ?? EMPTY_BASELINE, exists: found !== undefined };
}
/** Writes the baseline that accepts what the report shows, says what changed, and gives the report as it is against that one. */
export function acceptFindings(report, { file, baseline: before, exists }, { cwd, stderr }) {
    // nothing was judged: an empty answer must not empty the baseline
    if (isEmpty(report))
        return report;
    const { baseline, added, removed, kept } = updateBaseline(before, report.findings, report.baseline?.stale ?? []);
    writeBaseline(file, baseline);
    const counts = exists ? `${added} added, ${removed} removed, ${kept} kept` : `written with ${counted(added)}`;
    stderr.write(`mcp-audit: baseline ${relative(cwd, file)}: ${counts}.\n`);
    const findings = markKnown(report.findings, fingerprintsOf(baseline));
    return { ...report, findings, summary: summarise(findings), baseline: { stale: [] } };
}
/** Says on standard error which entries of the baseline have no finding any more, and what to do. */
export function tellStale({ baseline }, { file }, { cwd, stderr }) {
    const stale = baseline?.stale ?? [];
    if (stale.length === 0)
        return;
    const name = relative(cwd, file);
    const named = stale.slice(0, NAMED).map(lineOf);
    const more = stale.length > NAMED ? [`  and ${stale.length - NAMED} more`] : [];
    const what = stale.length === 1 ? 'One entry of the baseline is stale: its finding is' : `${stale.length} entries of the baseline are stale: their findings are`;
    const advice = `Remove ${stale.length === 1 ? 'it' : 'them'} with \`--baseline ${name} --update-baseline\`.`;
    stderr.write(`${[`mcp-audit: ${what} no longer there. ${advice}`, ...named, ...more].join('\n')}\n`);
}
const lineOf = ({ ruleId, path, fingerprint }) => neutraliseLine(`  ${path}: ${ruleId} (${fingerprint})`);
const counted = (count) => (count === 1 ? 'one finding' : `${count} findings`);

import { resolve } from 'node:path';
import { readBaseline } from '../baseline/baseline-file.js';
import { findStale, fingerprintsOf, markKnown } from '../baseline/judge-baseline.js';
import { summarise } from '../findings/summarise.js';
import { RULE_PREFIX } from '../rule/registry.js';
import { activeRules } from './active-rules.js';
import { openCodeBase, tellProgress } from './code-base.js';
import { DISABLE_REASON, severityOfDisableReason } from './disable-comments.js';
import { findAll } from './find-all.js';
import { knownBefore } from './known-before.js';
import { judgementOf, pathFilter } from './selection.js';
import { TOOL } from './tool.js';
/**
 * Audits a code base. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 * Called again for an unchanged root it reuses what it read.
 */
export async function audit(options = {}) {
    const codeBase = await openCodeBase(options);
    const { root, shownRoot, config, analysis } = codeBase;
    const found = findAll(analysis, options, config);
    const compared = await againstRevision(found.findings, codeBase, options);
    const { findings, baseline } = againstBaseline(compared.findings, found, codeBase, options);
    const wanted = pathFilter(root, options.paths);
    const minimum = options.minConfidence ?? config.minConfidence ?? (options.preset === 'strict' ? 'likely' : 'certain');
    const shown = findings.filter((f) => wanted(f.location.path) && (minimum === 'likely' || f.confidence === 'certain'));
    return {
        schemaVersion: 1,
        tool: TOOL,
        root: shownRoot,
        coverage: found.analysed.coverage,
        findings: shown,
        summary: summarise(shown),
        ...(compared.since ? { since: compared.since } : {}),
        ...(baseline ? { baseline } : {}),
    };
}
/** Marks what was there before. */
async function againstRevision(findings, codeBase, options) {
    if (options.since === undefined)
        return { findings };
    await tellProgress(options, `analysing ${options.since}`);
    const { commit, fingerprints } = knownBefore(options.since, codeBase, options);
    return { findings: markKnown(findings, fingerprints), since: { revision: options.since, commit } };
}
/** Marks what the baseline holds, and tells which of its entries no longer have a finding. */
function againstBaseline(findings, { analysed }, { analysis: { workspace }, config }, options) {
    if (options.baseline === undefined)
        return { findings };
    const baseline = readBaseline(resolve(options.baseline));
    const stale = findStale(baseline, {
        findings,
        ruleIds: [...activeRules(options, config).map(({ rule }) => RULE_PREFIX + rule.id), ...(severityOfDisableReason(options, config) ? [DISABLE_REASON] : [])],
        isJudged: judgementOf(workspace, analysed, pathFilter(workspace.root, options.paths)),
    });
    return { findings: markKnown(findings, fingerprintsOf(baseline)), baseline: { stale } };
}

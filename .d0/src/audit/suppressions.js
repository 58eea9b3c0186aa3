import { resolve } from 'node:path';
import { readBaselineText } from '../baseline/baseline-file.js';
import { parseBaseline } from '../baseline/parse-baseline.js';
import { openCodeBase } from './code-base.js';
import { DISABLE_REASON, DisableComments, severityOfDisableReason } from './disable-comments.js';
import { findAll } from './find-all.js';
import { AcceptedLister, summariseAccepted } from './list-accepted.js';
import { pathFilter } from './selection.js';
import { TOOL } from './tool.js';
/** Lists what keeps findings from counting. Every rule is on, so that what is called unneeded is. */
export async function suppressions(options = {}) {
    const { root, shownRoot, config, analysis } = await openCodeBase(options);
    const severity = severityOfDisableReason({}, config) ?? 'off';
    const { findings } = findAll(analysis, { preset: 'strict', rules: { [DISABLE_REASON]: severity } }, { ...config, rules: {} });
    const lister = new AcceptedLister(analysis, new DisableComments(analysis.workspace), findings);
    const isWanted = pathFilter(root, options.paths);
    const accepted = [...lister.byComments(isWanted), ...(options.baseline === undefined ? [] : ofBaseline(resolve(options.baseline), lister, isWanted))];
    return { schemaVersion: 1, tool: TOOL, root: shownRoot, suppressions: accepted, summary: summariseAccepted(accepted) };
}
function ofBaseline(file, lister, isWanted) {
    const text = readBaselineText(file);
    return lister.byBaseline(file, text, parseBaseline(text, file).entries, isWanted);
}

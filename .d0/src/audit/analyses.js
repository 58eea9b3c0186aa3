import { resolve } from 'node:path';
import { Analysis } from '../analysis.js';
import { readStubs } from '../catalogue/stub-texts.js';
import { createWorkspace } from '../workspace/create-workspace.js';
import { isFolder } from '../workspace/is-folder.js';
const analyses = new Map();
/** The analysis of a root, kept for the next call: auditing one root again costs a look at the disk. */
export function analysisOf(root, config, options) {
    const key = JSON.stringify([root, config.exclude, config.catalogue, options.includeTests ?? false]);
    const known = analyses.get(key);
    if (known && isFolder(root)) {
        known.workspace.refresh();
        return known;
    }
    const workspace = createWorkspace({ root, exclude: config.exclude, includeTests: options.includeTests ?? false });
    const analysis = new Analysis(workspace, readStubs(config.catalogue.map((file) => resolve(root, file))), config);
    // long-lived processes that audit many roots must not keep them all
    if (analyses.size >= 4)
        analyses.delete(analyses.keys().next().value ?? '');
    analyses.set(key, analysis);
    return analysis;
}

import { relative, resolve, sep } from 'node:path';
import { readConfig } from '../config/read-config.js';
import { ruleIds } from '../rule/registry.js';
import { findRoot } from '../workspace/find-root.js';
import { analysisOf } from './analyses.js';
/** Reads configuration and files. Throws `UserError` when the configuration is wrong. */
export async function openCodeBase(options) {
    const given = resolve(options.root ?? findRoot(resolve(options.paths?.[0] ?? '.')));
    const config = readConfig(given, { ruleIds });
    const root = resolve(given, config.root ?? '.');
    await tellProgress(options, 'reading files');
    const analysis = analysisOf(root, config, options);
    await tellProgress(options, 'analysing');
    return { root, shownRoot: relative(given, root).split(sep).join('/') || '.', config, analysis };
}
/** Reports the stage and lets a spinner turn. */
export async function tellProgress({ onProgress }, stage) {
    if (!onProgress)
        return;
    onProgress(stage);
    await new Promise((done) => { setImmediate(done); });
}

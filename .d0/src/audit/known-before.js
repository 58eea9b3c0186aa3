import { resolve } from 'node:path';
import { Analysis } from '../analysis.js';
import { readStubs } from '../catalogue/stub-texts.js';
import { UserError } from '../errors.js';
import { createCommitWorkspace } from '../workspace/create-workspace.js';
import { getMergeBaseOrThrow } from '../workspace/git-revision.js';
import { findAll } from './find-all.js';
/** The answer given last: repairs ask again after each pass. */
let last;
/**
 * The findings of the whole code base where the history of the work tree parts from that of `ref`, under the configuration of today, so
 * that neither a new rule nor a new exclusion looks like a change of the code. What a comment covered then is not among them.
 */
export function knownBefore(ref, { root, config }, options) {
    const commit = getMergeBaseOrThrow(root, ref);
    const { preset, rules, includeTests = false } = options;
    const key = JSON.stringify([root, commit, config, preset, rules, includeTests]);
    if (last?.key === key)
        return last.known;
    const workspace = createCommitWorkspace({ root, exclude: config.exclude, includeTests }, commit);
    if (!workspace || workspace.notAnalysed.some(({ reason }) => reason === 'unreadable')) {
        throw new UserError(`\`--since ${ref}\`: this clone does not hold the files of commit ${commit}; it may be partial (\`git clone --filter\`). Fetch them with \`git fetch --refetch --no-filter\`.`);
    }
    const analysis = new Analysis(workspace, readStubs(config.catalogue.map((file) => resolve(root, file))), config);
    const { findings } = findAll(analysis, options, config);
    const known = { commit, fingerprints: new Set(findings.filter(({ suppressed }) => !suppressed).map(({ fingerprint }) => fingerprint)) };
    last = { key, known };
    return known;
}

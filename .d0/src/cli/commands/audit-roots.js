import { resolve } from 'node:path';
import { UserError } from '../../errors.js';
import { mergeReports } from '../../findings/merge-reports.js';
import { neutralise } from '../../text/neutralise.js';
import { deliver } from '../deliver.js';
import { exitCodeOf } from '../exit-code.js';
import { onlyErrors } from '../only-errors.js';
import { readRoots, rootsOfShard, toFolder } from '../roots.js';
import { toAuditOptions } from '../selection.js';
/** Audits the roots of a list one after the other, into one report. A root that cannot be audited is said and costs exit code 2, not the others. */
export async function auditRoots(settings, context, terminal) {
    const { folder, roots } = readRoots(resolve(context.cwd, settings.roots ?? ''));
    const placed = [];
    const mine = settings.shard ? rootsOfShard(roots, settings.shard) : roots;
    for (const root of mine) {
        try {
            const options = toAuditOptions({ ...settings, root, paths: [] }, context);
            placed.push({ folder: toFolder(folder, root), report: await context.audit(options) });
        }
        catch (error) {
            if (!(error instanceof UserError))
                throw error;
            context.stderr.write(neutralise(`mcp-audit: ${toFolder(folder, root)} was not audited: ${error.message}\n`));
        }
    }
    // more shards than roots: one has nothing to do, and nothing to say
    if (mine.length === 0)
        return 0;
    if (placed.length === 0)
        return 2;
    const report = mergeReports(placed);
    const reportersCode = deliver(settings.quiet ? onlyErrors(report) : report, settings.formats, { root: folder, terminal, context, changes: [] });
    return placed.length < mine.length ? 2 : reportersCode ?? exitCodeOf(report, settings);
}

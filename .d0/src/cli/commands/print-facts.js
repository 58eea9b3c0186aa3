import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../../errors.js';
import { toAuditOptions } from '../selection.js';
/** Prints what the analysis knows of one file, as JSON, so that a wrong finding can be explained. */
export async function printFacts(file, settings, context) {
    const absolute = resolve(context.cwd, file);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isFile())
        throw new UserError(`\`--print-facts ${file}\` is not a file.`);
    const facts = await context.factsOf(absolute, toAuditOptions({ ...settings, paths: [absolute] }, context));
    context.stdout.write(`${JSON.stringify(facts, undefined, 2)}\n`);
    return 0;
}

import { relative, resolve, sep } from 'node:path';
import { UserError } from '../../errors.js';
import { writeReport } from '../deliver.js';
import { toAuditOptions } from '../selection.js';
import { acceptedText } from '../accepted-text.js';
/** Columns of a list in a file. */
const FILE_TERMINAL = { color: false, unicode: true, columns: 100 };
/** Lists the disable comments and baseline entries of a code base. */
export async function listSuppressions(settings, context, terminal) {
    const unknown = settings.formats.find(({ name }) => name !== 'stylish' && name !== 'json');
    if (unknown)
        throw new UserError(`\`mcp-audit suppressions\` has the formats stylish and json, not \`${unknown.name}\`.`);
    const { root, paths, includeTests = false } = toAuditOptions(settings, context);
    const baseline = settings.baseline === undefined ? {} : { baseline: resolve(context.cwd, settings.baseline) };
    const list = await context.suppressions({ root, includeTests, ...baseline, ...(paths === undefined ? {} : { paths }) });
    for (const { name, file } of settings.formats) {
        const look = file === undefined ? terminal : FILE_TERMINAL;
        const text = name === 'json' ? `${JSON.stringify(list, undefined, 2)}\n` : acceptedText(list, { ...look, today: new Date(), pathOf: (path) => relative(context.cwd, resolve(root, list.root, path)).split(sep).join('/') });
        if (file === undefined)
            context.stdout.write(text);
        else
            writeReport(resolve(context.cwd, file), text);
    }
    return 0;
}

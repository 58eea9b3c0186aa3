import { UserError } from '../errors.js';
import { parseArguments } from './arguments.js';
import { runAudit } from './commands/audit.js';
import { auditRoots } from './commands/audit-roots.js';
import { explainRule } from './commands/explain.js';
import { initProject } from './commands/init.js';
import { mergeFiles } from './commands/merge.js';
import { printFacts } from './commands/print-facts.js';
import { printInventory } from './commands/inventory.js';
import { listRules } from './commands/rules.js';
import { listSuppressions } from './commands/suppressions.js';
import { describeFailure } from './errors.js';
import { helpText } from './help.js';
import { versionOf } from './home.js';
import { refuseUnknownOptions, switchOf, toSettings } from './settings.js';
import { terminalOf } from './terminal.js';
/** Runs the command line. Never throws: what goes wrong is said on standard error, with exit code 2. */
export async function run(context) {
    try {
        return await runCommand(await parseArguments(context.argv), context);
    }
    catch (error) {
        context.stderr.write(describeFailure(error, { debug: context.argv.includes('--debug') }));
        return 2;
    }
}
async function runCommand(raw, context) {
    const terminal = terminalOf(context, switchOf('color', raw.options));
    if (switchOf('help', raw.options))
        return print(helpText(terminal), context);
    if (switchOf('version', raw.options))
        return print(`${versionOf(context.home)}\n`, context);
    refuseUnknownOptions(raw);
    switch (raw.command) {
        case 'audit': return await auditOrPrintFacts(raw, context, terminal);
        case 'explain': return explainRule(getOperandsOrThrow(raw, ['RULE'])[0] ?? '', context, terminal);
        case 'inventory': return await printInventory(toSettings(raw, context.rules), switchOf('surface', raw.options) === true, context, terminal);
        case 'rules':
            getOperandsOrThrow(raw, []);
            return listRules(context, terminal);
        case 'suppressions': return await listSuppressions(toSettings(raw, context.rules), context, terminal);
        case 'init':
            getOperandsOrThrow(raw, []);
            return await initProject(switchOf('yes', raw.options) === true, context);
        case 'merge': return mergeFiles(toSettings(raw, context.rules), context, terminal);
    }
}
function auditOrPrintFacts(raw, context, terminal) {
    const settings = toSettings(raw, context.rules);
    if (settings.roots !== undefined)
        return auditRoots(settings, context, terminal);
    return settings.printFacts === undefined ? runAudit(settings, context, terminal) : printFacts(settings.printFacts, settings, context);
}
function print(text, { stdout }) {
    stdout.write(text);
    return 0;
}
function getOperandsOrThrow({ command, operands }, names) {
    if (operands.length === names.length)
        return operands;
    const surplus = operands[names.length];
    const problem = surplus === undefined ? `needs a ${names[operands.length] ?? ''}: \`mcp-audit ${command} ${names.join(' ')}\`` : `does not take \`${surplus}\``;
    throw new UserError(`\`mcp-audit ${command}\` ${problem}. \`mcp-audit --help\` shows how it is used.`);
}

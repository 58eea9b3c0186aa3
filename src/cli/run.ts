import { UserError } from '../errors.js';
import { LATER_COMMANDS, parseArguments, type RawArguments } from './arguments.js';
import { runAudit } from './commands/audit.js';
import { explainRule } from './commands/explain.js';
import { printFacts } from './commands/print-facts.js';
import { listRules } from './commands/rules.js';
import type { Context, ExitCode } from './context.js';
import { describeFailure } from './errors.js';
import { versionOf } from './home.js';
import { colorOption, refuseUnknownOptions, toSettings } from './settings.js';
import { terminalOf } from './terminal.js';

/** Runs the command line. Never throws: what goes wrong is said on standard error, with exit code 2. */
export async function run(context: Context): Promise<ExitCode> {
  try {
    const parsed = await parseArguments(context.argv, versionOf(context.home), terminalOf(context).columns);
    if (parsed.kind === 'wrong') throw new UserError(`${parsed.problem}. \`mcp-audit --help\` shows how it is used.`);
    if (parsed.kind === 'arguments') return await runCommand(parsed.raw, context);
    context.stdout.write(parsed.output);
    return 0;
  } catch (error) {
    context.stderr.write(describeFailure(error, { debug: context.argv.includes('--debug') }));
    return 2;
  }
}

async function runCommand(raw: RawArguments, context: Context): Promise<ExitCode> {
  const terminal = terminalOf(context, colorOption(raw));
  const [command, ...rest] = raw._.map(String);
  if (isLater(command)) throw new UserError(`\`mcp-audit ${command}\` is not available in this version. A folder of that name is given as ./${command}.`);
  if (command === 'explain' || command === 'rules') {
    refuseUnknownOptions(raw, ['rule']);
    refuseMore(command, rest);
    return command === 'rules' ? listRules(context, terminal) : explainRule(String(raw['rule']), context, terminal);
  }
  const settings = toSettings(raw, context.rules);
  return settings.printFacts === undefined ? runAudit(settings, context, terminal) : printFacts(settings.printFacts, settings, context);
}

function isLater(command: string | undefined): command is (typeof LATER_COMMANDS)[number] {
  return LATER_COMMANDS.some((name) => name === command);
}

function refuseMore(command: string, [surplus]: readonly string[]): void {
  if (surplus !== undefined) throw new UserError(`\`mcp-audit ${command}\` does not take \`${surplus}\`. \`mcp-audit --help\` shows how it is used.`);
}

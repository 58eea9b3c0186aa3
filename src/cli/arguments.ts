import yargs, { type Argv } from 'yargs';

/** The arguments as given, before anybody judged them. */
export type RawArguments = Readonly<Record<string, unknown>> & { readonly _: readonly (string | number)[] };

export type ParsedArguments =
  /** `--help` or `--version`: print and leave. */
  | { readonly kind: 'text'; readonly output: string }
  | { readonly kind: 'arguments'; readonly raw: RawArguments }
  | { readonly kind: 'wrong'; readonly problem: string };

/** Sub-commands that are announced and not there yet. */
export const LATER_COMMANDS = ['inventory', 'init', 'suppressions', 'merge'] as const;

const WIDEST_HELP = 100;

/** Reads `argv` without judging values or unknown options and without writing anything. */
export async function parseArguments(argv: readonly string[], version: string, columns: number): Promise<ParsedArguments> {
  let problem: string | undefined;
  let parsed: ParsedArguments | undefined;
  const command = defineCommand(yargs(), version, Math.min(WIDEST_HELP, columns)).fail((message) => {
    problem ??= message;
  });
  await command.parseAsync([...argv], {}, (_error, raw, output) => {
    parsed = output === '' ? { kind: 'arguments', raw } : { kind: 'text', output: `${output}\n` };
  });
  if (problem !== undefined) return { kind: 'wrong', problem };
  return parsed ?? { kind: 'wrong', problem: 'The arguments cannot be read' };
}

/** Options that take a value and may be given once. */
export const SINGLE_OPTIONS = ['preset', 'fail-on', 'max-warnings', 'root', 'print-facts'] as const;
export const REPEATABLE_OPTIONS = ['format', 'rule'] as const;
export const SWITCHES = ['quiet', 'include-tests', 'allow-empty', 'debug', 'color', 'help', 'version'] as const;

function defineCommand(base: Argv, version: string, columns: number): Argv {
  const command = base
    .scriptName('mcp-audit')
    .locale('en')
    .exitProcess(false)
    .wrap(columns)
    .version(version)
    .parserConfiguration({
      'camel-case-expansion': false, 'dot-notation': false, 'greedy-arrays': false, 'parse-numbers': false, 'parse-positional-numbers': false,
    })
    .usage('Finds where code that hosts or serves MCP lets the wrong party decide.\n\nUsage: mcp-audit [paths..] [options]')
    .command('$0 [paths..]', false, (audit) =>
      audit.positional('paths', { type: 'string', describe: 'Files or folders whose findings are shown (default: the current folder)' }))
    .command('explain <rule>', 'What a rule finds, why it matters and what to do', (explain) =>
      explain.positional('rule', { type: 'string', describe: 'With or without `mcp/`' }))
    .command('rules', 'The rules and their severity in each preset');
  for (const name of LATER_COMMANDS) command.command(name, false);
  return defineOptions(command)
    .example('mcp-audit', 'audit the current folder')
    .example('mcp-audit --format json=report.json --format stylish', 'print the findings, keep the report')
    .example('mcp-audit --preset strict --fail-on warn src', 'every rule; any finding in src fails')
    .example('mcp-audit explain no-title-as-name', 'read about one rule')
    .epilogue([
      'Exit code: 0 nothing at the chosen level, 1 findings, 2 the audit could not be made.',
      'Configuration: `mcp-audit.jsonc` in the root. Nothing of the audited code is ever run.',
      'A folder named like a command is given as ./rules.',
    ].join('\n'));
}

function defineOptions(command: Argv): Argv {
  const value = { type: 'string', requiresArg: true } as const;
  const list = { type: 'string', array: true, requiresArg: true } as const;
  return command
    .option('root', { ...value, group: 'What is analysed:', describe: 'Folder analysed as a whole (default: the workspace around the paths)' })
    .option('include-tests', { type: 'boolean', group: 'What is analysed:', describe: 'Findings in tests, mocks and fixtures too' })
    .option('preset', { ...value, group: 'What is looked for:', describe: 'recommended (default) or strict, which has every rule' })
    .option('rule', { ...list, group: 'What is looked for:', describe: 'ID=off|warn|error; may be repeated' })
    .option('fail-on', { ...value, group: 'What fails:', describe: 'error (default), warn or never' })
    .option('max-warnings', { ...value, group: 'What fails:', describe: 'Fail on more warnings than this number' })
    .option('allow-empty', { type: 'boolean', group: 'What fails:', describe: 'Code without MCP passes' })
    .option('format', { ...list, group: 'Output:', describe: 'stylish (default) or json; NAME=FILE writes to a file; may be repeated' })
    .option('quiet', { type: 'boolean', group: 'Output:', describe: 'Errors only' })
    .option('color', { type: 'boolean', group: 'Output:', describe: 'Colours, or with --no-color none (default: on a terminal)' })
    .option('print-facts', { ...value, group: 'Help:', describe: 'Print what the analysis knows of one file' })
    .option('debug', { type: 'boolean', group: 'Help:', describe: 'Say what is done; stack traces of defects' })
    .help('help', 'This text').alias('help', 'h').group('help', 'Help:')
    .group('version', 'Help:');
}

import yargs from 'yargs';
import { UserError } from '../errors.js';
import { OPTIONS } from './options.js';
const SUBCOMMANDS = ['explain', 'inventory', 'rules', 'suppressions', 'init', 'merge'];
/** Splits `argv` without judging values or unknown options. Throws `UserError` when an option lacks its value. */
export async function parseArguments(argv) {
    const { _: words, $0: _script, operands, ...options } = await definition().parseAsync([...argv]);
    const [first, ...rest] = words.map(String);
    const command = SUBCOMMANDS.find((name) => name === first && !isBehindDashes(name, argv));
    const given = [operands].flat().filter((operand) => operand !== undefined).map(String);
    return { command: command ?? 'audit', operands: [...given, ...(command ? rest : words.map(String))], options };
}
/** Help and version are ours: yargs cannot name values, and must neither print nor leave. */
function definition() {
    const base = yargs()
        .locale('en').exitProcess(false).help(false).version(false)
        .parserConfiguration({
        'camel-case-expansion': false, 'dot-notation': false, 'greedy-arrays': false, 'parse-numbers': false, 'parse-positional-numbers': false, 'strip-aliased': true,
    })
        .command('$0 [operands..]', false)
        .fail((message) => {
        throw new UserError(`${message}. \`mcp-audit --help\` shows how it is used.`);
    });
    for (const name of SUBCOMMANDS)
        base.command(`${name} [operands..]`, false);
    for (const option of OPTIONS) {
        base.option(option.name, {
            type: option.value === undefined ? 'boolean' : 'string',
            ...(option.value === undefined ? {} : { requiresArg: true }),
            ...(option.isRepeatable ? { array: true } : {}),
            ...(option.short === undefined ? {} : { alias: option.short }),
        });
    }
    return base;
}
/** Behind `--` everything is a path. */
function isBehindDashes(name, argv) {
    const dashes = argv.indexOf('--');
    return dashes !== -1 && argv.indexOf(name) > dashes;
}

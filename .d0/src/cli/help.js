import pc from 'picocolors';
import { padTo, widthOf } from '../text/width.js';
import { wrap } from '../text/wrap.js';
import { OPTION_GROUPS, OPTIONS } from './options.js';
const WIDEST_HELP = 100;
const NARROWEST_DESCRIPTION = 30;
const COMMANDS = [
    ['mcp-audit [paths..]', 'Audit; paths select the findings shown (default: the current folder)'],
    ['mcp-audit inventory [paths..]', 'What the code exposes over the protocol, what it does and who controls it'],
    ['mcp-audit explain RULE', 'What a rule finds, why it matters and what to do'],
    ['mcp-audit rules', 'The rules and their severity in each preset'],
    ['mcp-audit suppressions [paths..]', 'Disable comments and baseline entries: their reasons, their age, which are no longer needed'],
    ['mcp-audit init', 'Write what a project needs: ESLint configuration, mcp-audit.jsonc, a workflow'],
    ['mcp-audit merge FILE..', 'One report of several (JSON or SARIF)'],
];
const EXAMPLES = [
    ['mcp-audit --format stylish --format json=report.json', 'print the findings, keep the report'],
    ['mcp-audit --preset strict --fail-on warn src', 'every rule; any finding in src fails'],
    ['mcp-audit --rule no-title-as-name=off', 'without one rule'],
    ['mcp-audit inventory --surface > tools.txt', 'the tools of the code, to be compared'],
];
const CLOSING = [
    'Exit code: 0 nothing at the chosen level, 1 findings, 2 the audit could not be made.',
    'Configuration: `mcp-audit.jsonc` in the root. Nothing of the audited code is ever run.',
    'A folder named like a command is given as ./rules.',
];
/** What `--help` prints. */
export function helpText({ color, columns }) {
    const paint = pc.createColors(color);
    const width = Math.min(WIDEST_HELP, columns);
    const section = (title, rows) => ['', paint.bold(title), ...rowsOf(rows, width)];
    return `${[
        ...wrap('Finds where code that hosts or serves the Model Context Protocol gives a decision to the wrong party.', width),
        ...section('Usage', COMMANDS),
        ...OPTION_GROUPS.flatMap((group) => section(group, OPTIONS.filter((option) => option.group === group).map(toRow))),
        ...section('Examples', EXAMPLES),
        '',
        ...CLOSING.flatMap((line) => wrap(line, width)),
    ].join('\n')}\n`;
}
function toRow({ name, short, value, description }) {
    return [`${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`, description];
}
function rowsOf(rows, width) {
    const typedWidth = Math.max(...rows.map(([typed]) => widthOf(typed)));
    const column = 2 + typedWidth + 2;
    if (width - column < NARROWEST_DESCRIPTION)
        return rows.flatMap(([typed, meaning]) => [`  ${typed}`, ...wrap(meaning, width - 6).map((line) => `      ${line}`)]);
    return rows.flatMap(([typed, meaning]) => wrap(meaning, width - column).map((line, index) => `  ${padTo(index === 0 ? typed : '', typedWidth)}  ${line}`));
}

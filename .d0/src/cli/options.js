import { REPORTERS } from '../report/index.js';
export const OPTION_GROUPS = ['What is analysed', 'What is looked for', 'What fails', 'Repair', 'Output', 'Help'];
export const OPTIONS = [
    { name: 'root', value: 'DIR', group: 'What is analysed', description: 'Folder analysed as a whole (default: the workspace around the paths)' },
    { name: 'roots', value: 'FILE', group: 'What is analysed', description: 'Audit each folder that this file lists, into one report' },
    { name: 'shard', value: 'I/N', group: 'What is analysed', description: 'Only the I-th of N parts of the list of --roots' },
    { name: 'include-tests', group: 'What is analysed', description: 'Findings in tests, mocks and fixtures too' },
    { name: 'preset', value: 'NAME', group: 'What is looked for', description: 'recommended (default), or strict with every rule' },
    { name: 'rule', value: 'ID=SEVERITY', isRepeatable: true, group: 'What is looked for', description: 'off, warn or error for one rule; may be repeated' },
    { name: 'fail-on', value: 'LEVEL', group: 'What fails', description: 'error (default), warn or never' },
    { name: 'max-warnings', value: 'N', group: 'What fails', description: 'Fail on more warnings than this' },
    { name: 'allow-empty', group: 'What fails', description: 'Code without MCP passes' },
    { name: 'baseline', value: 'FILE', group: 'What fails', description: 'Findings listed in this file are known and do not count; stale entries fail' },
    { name: 'update-baseline', group: 'What fails', description: 'Write the open findings into the baseline and remove stale entries' },
    { name: 'since', value: 'REVISION', group: 'What fails', description: 'Only what is new since the merge base with this revision of git counts' },
    { name: 'fix', group: 'Repair', description: 'Make the fixes that do not change what the code does' },
    { name: 'fix-suggestions', value: 'RULE', group: 'Repair', description: 'Make the first suggestion of each finding of one rule' },
    { name: 'fix-dry-run', group: 'Repair', description: 'Print what would be made as a unified diff, and write nothing' },
    { name: 'format', value: 'NAME[=FILE]', isRepeatable: true, group: 'Output', description: `${listOfFormats()}, to a file if one is given; may be repeated` },
    { name: 'surface', group: 'Output', description: 'With inventory: the names of the tools only, with the condition each is declared under' },
    { name: 'quiet', group: 'Output', description: 'Errors only' },
    { name: 'yes', group: 'Output', description: 'Of init: write without asking' },
    { name: 'color', group: 'Output', description: 'Colours; --no-color for none (default: on a terminal)' },
    { name: 'print-facts', value: 'FILE', group: 'Help', description: 'Print what the analysis knows of one file' },
    { name: 'debug', group: 'Help', description: 'Say what is being done; show the stack of a defect' },
    { name: 'version', group: 'Help', description: 'Print the version' },
    { name: 'help', short: 'h', group: 'Help', description: 'Print this text' },
];
function listOfFormats() {
    const [usual, ...others] = [...REPORTERS.keys()];
    return `${usual} (default), ${others.slice(0, -1).join(', ')} or ${others.at(-1)}`;
}

/** An option of the command. Definition, check for misspelt names and help all come from this table. */
export interface Option {
    readonly name: string;
    readonly short?: string;
    /** What its value is called in the help; without one it is a switch. */
    readonly value?: string;
    readonly isRepeatable?: true;
    readonly group: OptionGroup;
    readonly description: string;
}
export declare const OPTION_GROUPS: readonly ["What is analysed", "What is looked for", "What fails", "Repair", "Output", "Help"];
export type OptionGroup = (typeof OPTION_GROUPS)[number];
export declare const OPTIONS: readonly [{
    readonly name: "root";
    readonly value: "DIR";
    readonly group: "What is analysed";
    readonly description: "Folder analysed as a whole (default: the workspace around the paths)";
}, {
    readonly name: "roots";
    readonly value: "FILE";
    readonly group: "What is analysed";
    readonly description: "Audit each folder that this file lists, into one report";
}, {
    readonly name: "shard";
    readonly value: "I/N";
    readonly group: "What is analysed";
    readonly description: "Only the I-th of N parts of the list of --roots";
}, {
    readonly name: "include-tests";
    readonly group: "What is analysed";
    readonly description: "Findings in tests, mocks and fixtures too";
}, {
    readonly name: "preset";
    readonly value: "NAME";
    readonly group: "What is looked for";
    readonly description: "recommended (default), or strict with every rule";
}, {
    readonly name: "rule";
    readonly value: "ID=SEVERITY";
    readonly isRepeatable: true;
    readonly group: "What is looked for";
    readonly description: "off, warn or error for one rule; may be repeated";
}, {
    readonly name: "fail-on";
    readonly value: "LEVEL";
    readonly group: "What fails";
    readonly description: "error (default), warn or never";
}, {
    readonly name: "max-warnings";
    readonly value: "N";
    readonly group: "What fails";
    readonly description: "Fail on more warnings than this";
}, {
    readonly name: "allow-empty";
    readonly group: "What fails";
    readonly description: "Code without MCP passes";
}, {
    readonly name: "baseline";
    readonly value: "FILE";
    readonly group: "What fails";
    readonly description: "Findings listed in this file are known and do not count; stale entries fail";
}, {
    readonly name: "update-baseline";
    readonly group: "What fails";
    readonly description: "Write the open findings into the baseline and remove stale entries";
}, {
    readonly name: "since";
    readonly value: "REVISION";
    readonly group: "What fails";
    readonly description: "Only what is new since the merge base with this revision of git counts";
}, {
    readonly name: "fix";
    readonly group: "Repair";
    readonly description: "Make the fixes that do not change what the code does";
}, {
    readonly name: "fix-suggestions";
    readonly value: "RULE";
    readonly group: "Repair";
    readonly description: "Make the first suggestion of each finding of one rule";
}, {
    readonly name: "fix-dry-run";
    readonly group: "Repair";
    readonly description: "Print what would be made as a unified diff, and write nothing";
}, {
    readonly name: "format";
    readonly value: "NAME[=FILE]";
    readonly isRepeatable: true;
    readonly group: "Output";
    readonly description: `${string}, to a file if one is given; may be repeated`;
}, {
    readonly name: "surface";
    readonly group: "Output";
    readonly description: "With inventory: the names of the tools only, with the condition each is declared under";
}, {
    readonly name: "quiet";
    readonly group: "Output";
    readonly description: "Errors only";
}, {
    readonly name: "yes";
    readonly group: "Output";
    readonly description: "Of init: write without asking";
}, {
    readonly name: "color";
    readonly group: "Output";
    readonly description: "Colours; --no-color for none (default: on a terminal)";
}, {
    readonly name: "print-facts";
    readonly value: "FILE";
    readonly group: "Help";
    readonly description: "Print what the analysis knows of one file";
}, {
    readonly name: "debug";
    readonly group: "Help";
    readonly description: "Say what is being done; show the stack of a defect";
}, {
    readonly name: "version";
    readonly group: "Help";
    readonly description: "Print the version";
}, {
    readonly name: "help";
    readonly short: "h";
    readonly group: "Help";
    readonly description: "Print this text";
}];
export type OptionName = (typeof OPTIONS)[number]['name'];

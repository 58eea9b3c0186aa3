import type { AcceptedList, AuditOptions, FixOptions, FixOutcome, SuppressionsOptions } from '../audit.js';
import type { Report } from '../findings/finding.js';
import type { Inventory, InventoryOptions } from '../inventory.js';
/** What the command takes from the outside; tests hand in their own. */
export interface Context {
    /** Without the program and the script. */
    readonly argv: readonly string[];
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Absolute path. */
    readonly cwd: string;
    readonly stdout: Output;
    readonly stderr: Output & {
        readonly isTTY?: boolean;
    };
    /** Whether standard output is a terminal. */
    readonly isTTY: boolean;
    /** Columns of that terminal; unknown when it is none. */
    readonly columns?: number | undefined;
    /** As `process.platform`. */
    readonly platform?: string;
    /** Asks a question at the terminal; missing where there is none. */
    readonly ask?: ((question: string) => Promise<boolean>) | undefined;
    readonly audit: (options?: AuditOptions) => Promise<Report>;
    /** Repairs in memory; nothing is written. */
    readonly fix: (options: FixOptions) => Promise<FixOutcome>;
    readonly suppressions: (options?: SuppressionsOptions) => Promise<AcceptedList>;
    readonly inventory: (options?: InventoryOptions) => Promise<Inventory>;
    readonly rules: readonly RuleInfo[];
    /** The root the analysis takes for an absolute path when `--root` is not given. */
    readonly findRoot: (from: string) => string;
    /** The facts of one file, as data that JSON can hold. `file` is an absolute path. */
    readonly factsOf: (file: string, options: AuditOptions) => unknown;
    /** The folder that holds the tool's `package.json` and `docs`. */
    readonly home: string;
}
export interface Output {
    write(text: string): unknown;
}
export type ExitCode = 0 | 1 | 2;
/** What the command says about a rule. */
export interface RuleInfo {
    /** With or without the plugin's prefix. */
    readonly id: string;
    readonly docs: {
        readonly description: string;
        /** Section of the rule catalogue. */
        readonly section?: string;
        readonly recommended: PresetSeverity;
        /** Severity in `strict`; every rule is on there. */
        readonly strict?: PresetSeverity;
        readonly why?: string;
        readonly whatToDo?: string;
        readonly url?: string;
    };
}
export type PresetSeverity = 'error' | 'warn' | false;

import type { RawArguments } from './arguments.js';
import type { RuleInfo } from './context.js';
import { type FormatTarget } from './format-target.js';
import { type OptionName } from './options.js';
import { type Shard } from './roots.js';
export type RuleSeverity = 'off' | 'warn' | 'error';
export type FailOn = 'error' | 'warn' | 'never';
/** What the person asked of an audit. */
export interface Settings {
    /** As given; empty: the current folder. */
    readonly paths: readonly string[];
    readonly root?: string;
    /** File that lists roots. */
    readonly roots?: string;
    readonly shard?: Shard;
    readonly preset?: 'recommended' | 'strict';
    /** By id with prefix. */
    readonly rules: Readonly<Record<string, RuleSeverity>>;
    readonly formats: readonly FormatTarget[];
    readonly failOn: FailOn;
    readonly maxWarnings?: number;
    /** As given. */
    readonly baseline?: string;
    readonly updateBaseline: boolean;
    /** A revision of git. */
    readonly since?: string;
    readonly fix: boolean;
    /** A rule, with prefix. */
    readonly fixSuggestions?: string;
    readonly fixDryRun: boolean;
    readonly quiet: boolean;
    readonly includeTests: boolean;
    readonly allowEmpty: boolean;
    readonly debug: boolean;
    readonly printFacts?: string;
}
type Given = RawArguments['options'];
/** Throws `UserError` on anything unknown, misspelt or given twice. */
export declare function toSettings({ operands, options: raw }: RawArguments, rules: readonly RuleInfo[]): Settings;
/** Throws `UserError` when an option is given that does not exist. */
export declare function refuseUnknownOptions({ options }: RawArguments): void;
/** `--color` is true, `--no-color` false, neither undefined. Given twice, a switch counts as it was given last. */
export declare function switchOf(option: OptionName, raw: Given): boolean | undefined;
export {};

import type { Confidence } from '../findings/finding.js';
/** What `mcp-audit.jsonc` says. Every list is empty when the file, or the key, is missing. */
export interface Config {
    /** Absolute path of the file that was read. */
    readonly file?: string;
    /** Folder to analyse, relative to the folder of the file. */
    readonly root?: string;
    /** Globs relative to the root, on top of the built-in ones. */
    readonly exclude: readonly string[];
    /** Declaration files whose members carry role tags, relative to the root. */
    readonly catalogue: readonly string[];
    readonly entries: readonly DeclaredEntry[];
    readonly sinks: readonly DeclaredSink[];
    /** Keys carry the plugin's prefix, however they were written. */
    readonly rules: Readonly<Record<string, RuleSetting>>;
    readonly minConfidence?: Confidence;
    /** Whether a comment that disables a rule of the section `boundary` needs a reason. */
    readonly requireReasons?: boolean;
}
/** A function somebody outside the analysed code starts. */
export interface DeclaredEntry {
    /** Relative to the root, forward slashes. */
    readonly file: string;
    /** `name`, or `Class.method`. */
    readonly function: string;
    readonly kind: EntryKind;
}
/** A function of the code base that sends a request of the protocol. */
export interface DeclaredSink {
    /** Relative to the root; without it every function of that name. */
    readonly file?: string;
    readonly function: string;
    readonly kind: SinkKind;
}
export type RuleSetting = 'off' | 'warn' | 'error' | ['warn' | 'error', object];
export declare const ENTRY_KINDS: readonly ["model", "user", "schedule", "request"];
export type EntryKind = (typeof ENTRY_KINDS)[number];
export declare const SINK_KINDS: readonly ["prompt-get", "prompt-list", "tool-call", "tool-list", "resource-read", "resource-list"];
export type SinkKind = (typeof SINK_KINDS)[number];
export declare const RULE_PREFIX = "mcp/";
/** The configuration of a root that has none. */
export declare const EMPTY_CONFIG: Config;

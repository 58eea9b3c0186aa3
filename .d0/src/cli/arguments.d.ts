/** The arguments as given, before anybody judged them. */
export interface RawArguments {
    readonly command: 'audit' | 'explain' | 'inventory' | 'rules' | 'suppressions' | 'init' | 'merge';
    /** Paths, or what follows a sub-command. */
    readonly operands: readonly string[];
    /** By name, unknown ones included; a list when given several times. */
    readonly options: Readonly<Record<string, unknown>>;
}
/** Splits `argv` without judging values or unknown options. Throws `UserError` when an option lacks its value. */
export declare function parseArguments(argv: readonly string[]): Promise<RawArguments>;

import type { Config } from './config/config.js';
import type { Coverage, Finding, Severity } from './findings/finding.js';
import { type Code } from './graph/queries.js';
import type { StubTexts } from './catalogue/stub-texts.js';
import type { RuleDefinition } from './rule/rule.js';
import type { Workspace } from './workspace/workspace.js';
export interface Analysed {
    readonly findings: readonly Finding[];
    readonly coverage: Coverage;
    /** Names that were searched for: a file that holds none of them, and was not parsed, cannot change the findings. */
    readonly queried: ReadonlySet<string>;
    readonly parsed: readonly string[];
}
export type ActiveRule = {
    readonly rule: RuleDefinition;
    readonly severity: Severity;
};
/** The analysis of one workspace. Facts are kept between runs, so a run after an edit parses only what changed. */
export declare class Analysis {
    readonly workspace: Workspace;
    private readonly catalogue;
    readonly config: Config;
    private readonly slice;
    private graph;
    private readonly forms;
    constructor(workspace: Workspace, catalogue: StubTexts, config: Config);
    /** Whether any file has to do with MCP at all. */
    get isMcp(): boolean;
    /** The files that hold a name, by the same search that found `Analysed.queried` there. */
    filesHolding(name: string): readonly string[];
    run(active: readonly ActiveRule[]): Analysed;
    /** One question of any kind; no answer when the code has nothing to do with MCP. */
    ask<T>(question: (code: Code) => T): {
        readonly answer: T | undefined;
        readonly coverage: Coverage;
    };
    /** The graph of the last run without the answers that an edit may have changed; a new one when names or links moved. */
    private currentGraph;
    private coverage;
}

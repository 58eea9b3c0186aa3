import type { StubTexts } from '../catalogue/stub-texts.js';
import type { CodeGraph } from './build-graph.js';
import { type Ref } from './code.js';
import { type InventedHint } from './annotations.js';
import type { PromptTool } from './prompt-tool.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';
import { type Path } from './reach.js';
import { type Sink } from './sinks.js';
import { type PromptHandler } from './prompt-handlers.js';
import { type RenderFailure } from './render-failures.js';
import { type DisplayName } from './display-names.js';
/** A search that ended by budget before it had seen everything. */
export interface Unfinished {
    readonly ruleId: string;
    readonly at: Ref;
    readonly reason: 'budget';
}
/** A function of the user's own that sends a method, as the configuration says. */
export interface DeclaredSink {
    readonly file?: string;
    readonly function: string;
    readonly kind: string;
}
/** What rules may ask. Answers are shared between rules. */
export interface Code {
    readonly graph: Graph;
    /** Calls that send prompts/get. */
    promptGets(): readonly Sink[];
    /** Calls that send prompts/list. */
    promptLists(): readonly Sink[];
    /** Calls that send tools/call. */
    toolCalls(): readonly Sink[];
    /** Prompts that are made tools of a model. */
    promptTools(ruleId: string): readonly PromptTool[];
    /** Hints the host wrote onto something a server listed. */
    inventedHints(ruleId: string): readonly InventedHint[];
    /** Functions that render a prompt. */
    promptHandlers(): readonly PromptHandler[];
    /** Failures that prompt handlers render as if they were data. */
    renderFailures(ruleId: string): readonly RenderFailure[];
    /** Display texts that are sent as the `name` of a request. */
    displayNamesSent(ruleId: string): readonly DisplayName[];
    /** What a question with a module of its own found. A search that ended by budget is noted for the report. */
    answerTo<T>(question: Question<T>, ruleId: string): readonly T[];
    /** Everybody who can cause the call. A search that ended by budget is noted for the report. */
    whoCauses(call: Ref, ruleId: string): readonly Path[];
    /** Is the prompt named by whoever causes the request, rather than fixed when the tool was made? */
    isChosenByCaller(sink: Sink): boolean;
    /** Does any call on the way to the sink hand something on? */
    givesSomething(path: Path): boolean;
    /** Is the method a dynamic request sends taken from what the path's caller gave, rather than fixed on the way? */
    isMethodFromCaller(path: Path, sink: Sink): 'yes' | 'no' | 'unknown';
    /** Does the function with which the path begins answer with what the call brought? */
    isReturnedByEntry(path: Path): 'yes' | 'no' | 'unknown';
    /** Answers of other tools of the model, in the file where the path begins, that hold listed prompts. */
    listingAnswersBeside(path: Path): readonly Ref[];
}
export declare class Queries implements Code {
    readonly graph: CodeGraph;
    private readonly catalogue;
    private readonly declaredSinks;
    private notes;
    private readonly inquiry;
    constructor(graph: CodeGraph, catalogue: StubTexts, declaredSinks?: readonly DeclaredSink[]);
    get unfinished(): readonly Unfinished[];
    /** What a rule found, asked again only after an edit of a file that was looked at for it. */
    once<T>(ruleId: string, search: () => T): T;
    promptGets(): readonly Sink[];
    promptLists(): readonly Sink[];
    toolCalls(): readonly Sink[];
    private sinks;
    /** Calls of the functions that the configuration declares to send the method. */
    private configured;
    private runs;
    private namesOf;
    promptTools(ruleId: string): readonly PromptTool[];
    inventedHints(ruleId: string): readonly InventedHint[];
    /** One search with a budget of its own; one that budget or stack ended is noted with the place it began at. */
    private bounded;
    private frameworks;
    /** Calls that list prompts and tools of a server. */
    private listings;
    private listingCalls;
    promptHandlers(): readonly PromptHandler[];
    renderFailures(ruleId: string): readonly RenderFailure[];
    displayNamesSent(ruleId: string): readonly DisplayName[];
    answerTo<T>(question: Question<T>, ruleId: string): readonly T[];
    private answer;
    whoCauses(call: Ref, ruleId: string): readonly Path[];
    private search;
    isChosenByCaller(sink: Sink): boolean;
    givesSomething(path: Path): boolean;
    isMethodFromCaller(path: Path, sink: Sink): 'yes' | 'no' | 'unknown';
    isReturnedByEntry(path: Path): 'yes' | 'no' | 'unknown';
    listingAnswersBeside(path: Path): readonly Ref[];
    /** What the coverage line says of the searches made so far. */
    counts(): Counts;
}
export interface Counts {
    readonly hosts: number;
    readonly servers: number;
    readonly sinks: number;
    readonly entries: number;
    readonly unresolvedCalls: number;
}

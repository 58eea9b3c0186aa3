import type { RoleName } from '../catalogue/roles.js';
import type { Ref } from './code.js';
import type { Listings } from './foreign.js';
import type { Graph } from './graph.js';
import type { PromptHandler } from './prompt-handlers.js';
import type { Path } from './reach.js';
import type { HostMethod, Sink } from './sinks.js';
/** What a question may look up: the graph, and what other questions found. Nothing here is asked twice. */
export interface Inquiry {
    readonly graph: Graph;
    /** Calls that send the method. */
    readonly sinks: (method: HostMethod) => readonly Sink[];
    /** The names under which members with the role are called, in the modules that the code uses. */
    readonly namesOf: (role: RoleName) => readonly string[];
    readonly promptHandlers: () => readonly PromptHandler[];
    /** Calls that list prompts and tools of a server, by reference key. */
    readonly listings: () => Listings;
    /** Everybody who can cause the call. */
    readonly whoCauses: (call: Ref) => readonly Path[];
    /** The answer to another question, in the budget of this one when it was not asked before. */
    readonly answerTo: <T>(question: Question<T>) => readonly T[];
}
/** A question about the code that a module of its own answers. Its identity is what answers are kept by, so it is made once, at module level. */
export interface Question<T> {
    find(inquiry: Inquiry): readonly T[];
    /** Where the search begins: the place that is listed as inconclusive when the budget ends it. */
    begin(inquiry: Inquiry): Ref | undefined;
}

import type { ExprId } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Listings } from './foreign.js';
import type { Graph } from './graph.js';
import type { Origin } from './value.js';
/** A place where a prompt becomes a tool, or where tools made of prompts join the tools of a model. */
export interface PromptTool {
    readonly kind: 'converted' | 'listed' | 'switch' | 'ownPrompts' | 'frameworkPrompt';
    readonly at: Ref;
    /** The prompt's way to this place. */
    readonly origin: Origin | undefined;
    readonly certain: boolean;
    /** The option of a framework, for a switch. */
    readonly option?: string;
}
/** What the catalogue knows of frameworks that make tools of prompts. */
export interface Frameworks {
    /** Names of tool factories and of conversions from prompt to tool. */
    readonly factories: readonly string[];
    /** Names of functions that hand a list of tools to a model. */
    readonly takers: readonly string[];
    /** A framework with prompts that are tools by themselves is in use. */
    readonly hasExecutablePrompts: boolean;
    readonly switches: Switches;
}
/** Options that make tools of prompts, and the modules that have them. */
export interface Switches {
    readonly names: readonly string[];
    readonly specifiers: readonly string[];
}
export declare const MAX_FILES = 80;
export declare function promptOrigin(graph: Graph, ref: Ref, path: readonly string[], listings: Listings): Origin | undefined;
export declare const isSameFunction: (a: Ref, b: Ref) => boolean;
export declare const argumentList: (call: Ref) => readonly ExprId[];

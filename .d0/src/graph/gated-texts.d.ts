import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';
import { type AskedTool } from './tool-tests.js';
/** A rule of conduct that is written into a prompt only where one tool is declared. */
export interface GatedText {
    /** The condition. */
    readonly test: Ref;
    /** What is rendered under it. */
    readonly text: Ref;
    /** The first words of the rule. */
    readonly says: string;
    readonly tool: string | undefined;
}
export declare const gatedTexts: Question<GatedText>;
/** Files that speak of tools, of prompts, and of what is allowed. */
export declare function promptFiles(graph: Graph, needles?: readonly string[]): FileFacts[];
export interface Gate {
    readonly file: FileFacts;
    readonly test: Ref;
    readonly asked: AskedTool;
    readonly holds: (id: number) => boolean;
}
/** `if (has('shell')) { … }`, what follows `if (!has('shell')) return`, `has('shell') ? … : …`, `has('shell') && …` */
export declare function gatesIn(graph: Graph, file: FileFacts): Gate[];
/** The texts that an expression stands for: itself, a constant, the lines of a list. */
export declare function textsOf(graph: Graph, ref: Ref): string[];
/** It becomes part of a longer text: pushed to a list, joined, returned; not thrown and not logged. */
export declare function isRendered(ref: Ref): boolean;

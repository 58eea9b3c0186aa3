import type { Ref } from './code.js';
import type { Question } from './question.js';
import type { Registration, Stretch } from './registration.js';
export type HintName = 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint';
export declare const HINT_NAMES: readonly HintName[];
/** A hint that a server declares for a tool of its own. */
export interface Hint {
    readonly name: HintName;
    readonly value: boolean;
    /** Where it is decided: the literal, or what chooses it for this tool. */
    readonly at: Ref;
    /** Where the literal itself stands with the tool: what would turn it round. */
    readonly edit: {
        readonly at: Stretch;
        readonly text: string;
    } | undefined;
}
/** What a tool declares; `isOpen` when it declares something that could not be followed. */
export interface Hints {
    readonly hints: readonly Hint[];
    readonly isOpen: boolean;
}
/** The hints of one tool. */
export declare function hintsOf(registration: Registration): Question<Hints>;

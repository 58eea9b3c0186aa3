import type { FileFacts } from '../facts/model.js';
/** A set of files, as bits. */
declare class FileSet {
    #private;
    size: number;
    add(id: number): void;
    addAll(other: FileSet): void;
    meets(other: FileSet): boolean;
}
interface Answer<T> {
    readonly value: T;
    readonly files: FileSet;
}
/** `limit`: how many files the question may look at. `keepsCut`: an answer cut short by a budget is what it is, and is kept. */
interface Limits {
    readonly limit?: number;
    readonly keepsCut?: boolean;
}
export type Answers<T> = Map<string, Answer<T>>;
/**
 * Remembers the graph's answers, and which files each rests on, so that an edit costs only the answers that looked at the edited file.
 *
 * A question asked while it is being answered gets the empty answer, which cuts recursion. Answers that rested on such a cut are provisional:
 * they serve until the question that was cut has its answer, and are forgotten then. Answers cut short by a budget are not kept at all.
 */
export declare class Memory {
    #private;
    private readonly maxNesting;
    /** Did a question end with the stack since this was last set back? */
    hasOverflown: boolean;
    constructor(maxNesting: number);
    /** A place for the answers to one kind of question. */
    answers<T>(): Answers<T>;
    /** Says that the question being answered looks at a file. */
    touch(file: FileFacts): void;
    /** Has a question that is being answered looked at more files than it may? */
    get isOverLimit(): boolean;
    /** Says that a budget said no. */
    refuse(): void;
    /** Says that a budget of its own ended a search before it had seen everything. */
    noteCut(): void;
    /** Keeps what a question found until a file that was looked at for it changes. `key` is what tells one question from another. */
    keep<T>(key: unknown, search: () => T): T;
    /** Forgets every answer that looked at one of these files, and what questions found that were not answered whole, or looked at one of `shifted`. */
    forget(paths: readonly string[], shifted?: readonly string[]): void;
    once<T>(answers: Answers<T>, question: string, file: FileFacts, empty: T, answer: () => T, { limit, keepsCut }?: Limits): T;
}
export {};

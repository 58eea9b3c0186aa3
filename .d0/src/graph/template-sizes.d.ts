import type { Question } from './question.js';
import { type DocumentPlace } from './template-fault.js';
/** A template that should be smaller, or clearer about the tools it names. */
export interface TemplateSize {
    readonly kind: 'tooLong' | 'longChain' | 'unqualifiedTool';
    readonly at: DocumentPlace;
    readonly data: Readonly<Record<string, string>>;
    readonly isLikely: boolean;
    readonly edit: {
        readonly at: DocumentPlace;
        readonly text: string;
    } | undefined;
}
export declare const MOST_LINES = 50;
export declare const MOST_TOOLS = 4;
/** Templates of too many lines or too many tools, and tools named without the skill they belong to. */
export declare const templateSizes: Question<TemplateSize>;

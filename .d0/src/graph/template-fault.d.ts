import type { DocumentFacts, TemplateFile } from '../templates/model.js';
import type { Span } from '../yaml/model.js';
/** A stretch of a document. */
export interface DocumentPlace extends Span {
    readonly file: DocumentFacts;
}
/** What is wrong with a prompt template on disk. */
export type TemplateFaultKind = 'unknownKey' | 'missingKey' | 'wrongType' | 'duplicateName' | 'duplicateArgument' | 'undeclaredPlaceholder' | 'unusedArgument' | 'leftVerbatim' | 'unclosedPlaceholder' | 'missingWorkflow' | 'emptyWorkflow' | 'missingPromptsFile' | 'inlinePrompts' | 'nothingServed';
export interface TemplateFault {
    readonly kind: TemplateFaultKind;
    readonly at: DocumentPlace;
    readonly data: Readonly<Record<string, string>>;
    /** Whether nothing but a likeness speaks for it. */
    readonly isLikely: boolean;
    readonly trace: readonly {
        readonly at: DocumentPlace;
        readonly message: string;
    }[];
    readonly edit: {
        readonly message: string;
        readonly at: DocumentPlace;
        readonly text: string;
    } | undefined;
}
type Details = Partial<Pick<TemplateFault, 'data' | 'isLikely' | 'trace' | 'edit'>>;
export declare function faultAt(kind: TemplateFaultKind, file: DocumentFacts, { start, end }: Span, details?: Details): TemplateFault;
/** A file nobody names, with nothing in it that only this format has, may be of another. */
export declare const isDoubtful: ({ kinship }: TemplateFile) => boolean;
export {};

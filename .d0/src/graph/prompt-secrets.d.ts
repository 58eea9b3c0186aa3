import { type Ref } from './code.js';
import { type ModelText } from './model-texts.js';
import type { Question } from './question.js';
import type { DocumentPlace } from './template-fault.js';
type SourcePlace = {
    readonly file: Ref['file'];
    readonly start: number;
    readonly end: number;
};
/** A secret that a model is going to read. */
export interface PromptSecret {
    readonly kind: 'key' | 'connection' | 'path' | 'environment' | 'wholeEnvironment' | 'configuration' | 'member';
    readonly where: ModelText['kind'] | 'template';
    readonly at: Ref | SourcePlace | DocumentPlace;
    /** A name, or as much of the secret as may be shown. */
    readonly shown: string;
    readonly isLikely: boolean;
    /** Whether the place holds the secret itself, which no report may print. */
    readonly isWritten: boolean;
    /** From where the value is read to where it is put in. */
    readonly via: readonly Ref[];
    readonly takenBy: Ref | undefined;
}
/** Secrets in texts that models read: prompts, instructions of a server, templates on disk, what a host tells its model first. */
export declare const promptSecrets: Question<PromptSecret>;
export {};

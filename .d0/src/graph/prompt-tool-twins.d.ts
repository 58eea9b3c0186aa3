import { type Ref } from './code.js';
import type { Question } from './question.js';
import { type Registration, type Stretch } from './registration.js';
/** A tool that gives the model what a prompt of the same server gives the user. */
export interface PromptToolTwin {
    /** `name`: both have one name; `handler`: the tool runs what serves the prompt; `text`: one function makes the whole text of both. */
    readonly how: 'name' | 'handler' | 'text';
    readonly tool: Registration;
    readonly at: Ref | Stretch;
    readonly prompt: Ref | Stretch;
    readonly promptName: string;
    /** Where the tool runs what they share. */
    readonly shared: Ref | undefined;
    readonly isCertain: boolean;
}
export declare const promptToolTwins: Question<PromptToolTwin>;

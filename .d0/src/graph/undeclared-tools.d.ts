import { type Ref } from './code.js';
import type { Question } from './question.js';
import { type Registration, type Stretch } from './registration.js';
/** A tool that a text of the server speaks of and the server does not have. */
export interface UndeclaredTool {
    readonly name: string;
    readonly at: Stretch;
    readonly kind: 'renamed' | 'spelling' | 'conditional' | 'prefixed';
    /** What is declared instead, with the place. */
    readonly meant: {
        readonly name: string;
        readonly at: Ref | Stretch;
    };
    /** The prompt, tool or server whose text it is. */
    readonly owner: Registration | undefined;
}
/** Tools that prompts, descriptions and instructions of a server name and that it does not register. Silent unless the whole surface is known. */
export declare const undeclaredTools: Question<UndeclaredTool>;

import { type FileFacts } from '../facts/model.js';
import { type Ref } from './code.js';
import type { Question } from './question.js';
/** A server of the SDK that the code makes, with what it says it can do. */
export interface MadeServer {
    readonly made: Ref;
    /** Does it register handlers and capabilities by itself as prompts, tools and resources are added? */
    readonly isHighLevel: boolean;
    /** Does it answer every declared capability, with empty lists where nothing is registered? */
    readonly answersDeclared: boolean;
    /** The properties of the capabilities that are written, by name; `undefined` when they are not all in sight. */
    readonly capabilities: ReadonlyMap<string, Declared> | undefined;
}
export interface Declared {
    /** Where it is written. */
    readonly at: {
        readonly file: FileFacts;
        readonly start: number;
        readonly end: number;
    };
    readonly value: Ref;
}
export declare const madeServers: Question<MadeServer>;

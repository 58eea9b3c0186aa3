import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Path } from './reach.js';
import type { Sink } from './sinks.js';
/** A prompts/get that no person caused. */
export interface UnattendedPrompt {
    readonly sink: Sink;
    readonly kind: 'schedule' | 'machine' | 'startUp' | 'prefetch';
    readonly path: Path;
    /** What speaks for a machine, or for everything listed being fetched. */
    readonly evidence: Ref | undefined;
    readonly certain: boolean;
}
export declare const unattendedPrompts: Question<UnattendedPrompt>;

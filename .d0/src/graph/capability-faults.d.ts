import { type Ref } from './code.js';
import type { Question } from './question.js';
import { type Declared } from './server-capabilities.js';
/** A server whose capabilities and handlers do not agree. */
export interface CapabilityFault {
    readonly how: 'noHandler' | 'conditionalHandler' | 'undeclared' | 'noSubscription';
    readonly capability: string;
    readonly method: string;
    readonly server: Ref;
    readonly at: Ref | Declared['at'];
    /** The condition, or the registration, that is the other half of it. */
    readonly because: Ref | undefined;
}
export declare const capabilityFaults: Question<CapabilityFault>;

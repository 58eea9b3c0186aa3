import { type Ref } from './code.js';
import type { Question } from './question.js';
import type { Registration, Stretch } from './registration.js';
/** What is wrong between the arguments a prompt declares and those its handler renders. */
export type ArgumentFaultKind = 
/** Declared, and read by nothing. */
'unused'
/** Read, and declared by nothing. */
 | 'undeclared'
/** Declared as required, checked by nobody, rendered. */
 | 'unchecked'
/** Optional, and rendered as if it were always there. */
 | 'unguarded'
/** No text satisfies its schema. */
 | 'nonText'
/** The schema of an object where its fields are wanted. */
 | 'objectSchema'
/** `"${topic}"`: a template in plain quotes. */
 | 'quoted'
/** `{{topic}}` that no argument fills. */
 | 'unfilled'
/** Placeholders are filled only when there are arguments at all. */
 | 'skipped'
/** Listed, and served by no branch. */
 | 'unserved';
export interface ArgumentFault {
    readonly kind: ArgumentFaultKind;
    readonly prompt: Registration;
    readonly argument: string;
    readonly at: Ref | Stretch;
    readonly declaredAt?: Stretch;
    /** Further places of the same. */
    readonly more?: readonly (Ref | Stretch)[];
    /** For `nonText`: what the schema accepts. */
    readonly type?: string;
    readonly isCertain: boolean;
}
export declare const argumentFaults: Question<ArgumentFault>;

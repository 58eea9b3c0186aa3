import { type Ref } from './code.js';
/** The function around a call, as a person would name it. */
export declare function functionName(ref: Ref): string;

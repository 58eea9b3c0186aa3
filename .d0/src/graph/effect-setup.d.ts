import { type Ref } from './code.js';
/** Is the call part of what is made ready once: after `if (this.initialized) return`, or in `if (!cached) { … }`, where the function sets that very flag? */
export declare function runsOnce({ file, id }: Ref): boolean;

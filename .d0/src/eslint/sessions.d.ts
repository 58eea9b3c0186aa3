import { Session } from './session.js';
/** The session of a root: one per process, least recently used ones forgotten. `undefined` when the folder is gone. */
export declare function sessionOf(root: string): Session | undefined;

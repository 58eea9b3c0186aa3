import type { Question } from './question.js';
import type { Registration } from './registration.js';
/** Every tool, prompt and resource that the code registers on a server of its own, in the order of files and places. */
export declare const registrations: Question<Registration>;

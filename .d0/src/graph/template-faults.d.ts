import type { Question } from './question.js';
import type { TemplateFault } from './template-fault.js';
/** What is wrong with the prompt templates on disk. A file that does not parse is listed as such, and half of it is not judged. */
export declare const templateFaults: Question<TemplateFault>;

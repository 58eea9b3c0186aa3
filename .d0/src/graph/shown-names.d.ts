import { type Ref } from './code.js';
import type { Question } from './question.js';
/** Places where a person is shown the name of a listed prompt, without its title. */
export declare const shownNames: Question<Ref>;

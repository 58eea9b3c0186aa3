import type { Doing } from './effect.js';
import type { Question } from './question.js';
import type { Registration } from './registration.js';
/** What the handlers of a tool, prompt or resource can do. A question for each, so that one server's size takes nothing from another's answer. */
export declare function doingOf(registration: Registration): Question<Doing>;

import type { Doing } from './effect.js';
import { effectsOf } from './effect-search.js';
import type { Question } from './question.js';
import type { Registration } from './registration.js';

const questions = new WeakMap<Registration, Question<Doing>>();

/** What the handlers of a tool, prompt or resource can do. A question for each, so that one server's size takes nothing from another's answer. */
export function doingOf(registration: Registration): Question<Doing> {
  const known = questions.get(registration);
  if (known) return known;
  const question: Question<Doing> = {
    begin: () => registration.call,
    find: ({ graph }) => [effectsOf(graph, registration, registration.handlers)],
  };
  questions.set(registration, question);
  return question;
}

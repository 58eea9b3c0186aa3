import { effectsOf } from './effect-search.js';
const questions = new WeakMap();
/** What the handlers of a tool, prompt or resource can do. A question for each, so that one server's size takes nothing from another's answer. */
export function doingOf(registration) {
    const known = questions.get(registration);
    if (known)
        return known;
    const question = {
        begin: () => registration.call,
        find: ({ graph }) => [effectsOf(graph, registration, registration.handlers)],
    };
    questions.set(registration, question);
    return question;
}

import { lineKey } from './code.js';
import { ownPromptTools } from './own-prompt-tools.js';
import { conversions } from './prompt-conversions.js';
import { lists } from './prompt-lists.js';
import { switches } from './prompt-switches.js';
/** Every prompt of a server that is made a tool of a model. */
export function findPromptTools(graph, listings, handlers, frameworks) {
    const found = [...switches(graph, frameworks.switches), ...ownPromptTools(graph, handlers)];
    if ([...listings.values()].includes('prompt') || frameworks.hasExecutablePrompts) {
        found.push(...conversions(graph, listings, frameworks.factories), ...lists(graph, listings, frameworks.takers));
    }
    const seen = new Set();
    // one line is one place, however many ways lead to it
    return found.filter((f) => { const key = lineKey(f.at); return !seen.has(key) && seen.add(key); });
}

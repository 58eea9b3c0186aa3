import { readFileSync } from 'node:fs';
import { join } from 'node:path';
/** The doc page of a rule (id without prefix); `undefined` in a copy of the tool without doc pages. */
export function readRulePage(home, shortId) {
    try {
        return readFileSync(join(home, 'docs', 'rules', `${shortId}.md`), 'utf8');
    }
    catch {
        return undefined;
    }
}

import { github } from './github.js';
import { gitlab } from './gitlab.js';
import { json } from './json.js';
import { junit } from './junit.js';
import { markdown } from './markdown.js';
import { sarif } from './sarif.js';
import { stylish } from './stylish.js';
/** The reporters by the name given to `--format`. */
export const REPORTERS = new Map([
    ['stylish', stylish],
    ['json', json],
    ['sarif', sarif],
    ['github', github],
    ['gitlab', gitlab],
    ['junit', junit],
    ['markdown', markdown],
]);

import { readFileSync } from 'node:fs';
import { lowerFile } from './facts/lower-file.js';
/** The facts of one file as JSON can hold them, for `--print-facts`. */
export function factsOf(file, _options) {
    return JSON.parse(JSON.stringify(lowerFile(file, readFileSync(file, 'utf8')), (_, value) => (value instanceof Map ? Object.fromEntries(value) : value)));
}

import { UserError } from '../errors.js';
import { REPORTERS } from '../report/index.js';
import { toAdvice } from '../text/nearest.js';
const DEFAULT_FORMAT = 'stylish';
/** Reads `NAME` and `NAME=FILE`. Throws `UserError` for an unknown name, and when two reports would share standard output or a file. */
export function toFormatTargets(given) {
    const targets = (given.length === 0 ? [DEFAULT_FORMAT] : given).map(toFormatTarget);
    const places = targets.map(({ file }) => file ?? '');
    const shared = places.find((place, index) => places.indexOf(place) !== index);
    if (shared === '')
        throw new UserError('Only one report fits on standard output; write the others to files with `--format NAME=FILE`.');
    if (shared !== undefined)
        throw new UserError(`Two reports cannot share the file \`${shared}\`.`);
    return targets;
}
function toFormatTarget(text) {
    const separator = text.indexOf('=');
    const name = separator === -1 ? text : text.slice(0, separator);
    const reporter = REPORTERS.get(name);
    if (!reporter)
        throw new UserError(`There is no format \`${name}\`${toAdvice(name, [...REPORTERS.keys()])}`);
    if (separator === -1)
        return { name, reporter };
    const file = text.slice(separator + 1);
    if (file === '')
        throw new UserError(`\`--format ${text}\` names no file; write \`--format ${name}=FILE\`.`);
    return { name, reporter, file };
}

import { parse } from '../program/parse.js';
import { loadYaml } from '../yaml/load.js';
/** What is wrong with the syntax of a file of the code base; `undefined` when nothing is, and for texts without one. */
export function syntaxErrorOf(path, text) {
    if (/\.(?:[cm]?[jt]s|[jt]sx)$/u.test(path))
        return parse(path, text).syntaxError;
    if (!/\.ya?ml$/u.test(path))
        return undefined;
    return loadYaml().parseAllDocuments(text).flatMap(({ errors }) => errors)[0]?.message.split('\n')[0];
}

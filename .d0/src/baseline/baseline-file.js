import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors.js';
import { formatBaseline } from './format-baseline.js';
import { parseBaseline } from './parse-baseline.js';
/** The baseline in a file (absolute path), `undefined` when there is no such file. Throws `UserError` when it cannot be read or understood. */
export function findBaseline(file) {
    const text = readText(file);
    return text === undefined ? undefined : parseBaseline(text, file);
}
/** The baseline in a file. Throws `UserError` when there is none. */
export function readBaseline(file) {
    return parseBaseline(readBaselineText(file), file);
}
/** The text of a baseline file. Throws `UserError` when there is none. */
export function readBaselineText(file) {
    const text = readText(file);
    if (text !== undefined)
        return text;
    throw new UserError(`The baseline ${file} does not exist. Name another file, or add --update-baseline once to write it.`);
}
/** Replaces the file as a whole: a run that is stopped half-way leaves the old one. */
export function writeBaseline(file, baseline) {
    const draft = `${file}.${process.pid}.tmp`;
    try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(draft, formatBaseline(baseline), { flag: 'wx' });
        renameSync(draft, file);
    }
    catch (error) {
        rmSync(draft, { force: true });
        throw new UserError(`The baseline ${file} cannot be written (${messageOf(error)}); name another file.`, { cause: error });
    }
}
function readText(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
            return undefined;
        throw new UserError(`The baseline ${file} cannot be read (${messageOf(error)}). Make it a readable file, or name another one.`, { cause: error });
    }
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

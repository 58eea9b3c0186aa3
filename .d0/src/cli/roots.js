import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../errors.js';
/** Reads `2/5`. Throws `UserError` on anything else. */
export function toShard(text) {
    const [, number = 0, count = 0] = /^(\d{1,6})\/(\d{1,6})$/u.exec(text)?.map(Number) ?? [];
    if (number < 1 || number > count)
        throw new UserError(`\`--shard ${text}\` needs the form \`--shard I/N\`, I from 1 to N.`);
    return { number, count };
}
/** The roots that a file lists, one a line, relative to its folder; empty lines and lines that begin with `#` are left out. */
export function readRoots(file) {
    const folder = dirname(file);
    const roots = [...new Set(readText(file).split(/\r?\n/u).map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#')))].map((line) => resolve(folder, line));
    if (roots.length === 0)
        throw new UserError(`${file} lists no folder; write one a line.`);
    const outside = roots.find((root) => toFolder(folder, root).startsWith('..') || isAbsolute(relative(folder, root)));
    if (outside !== undefined)
        throw new UserError(`${file} lists ${outside}, which is outside of ${folder}; put the file into a folder that holds all of them.`);
    return { folder, roots };
}
/** Every `count`th root, so that neighbours, which are often alike, are spread. */
export function rootsOfShard(roots, { number, count }) {
    return roots.filter((_, index) => index % count === number - 1);
}
/** A root as reports name it. */
export function toFolder(folder, root) {
    return relative(folder, root).split(sep).join('/');
}
function readText(file) {
    try {
        return readFileSync(file, 'utf8').replace(/^\ufeff/u, '');
    }
    catch (error) {
        throw new UserError(`The list of roots ${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`, { cause: error });
    }
}

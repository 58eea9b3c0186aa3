import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../errors.js';
import { maskSecrets } from '../findings/mask-secrets.js';
import { findWorkTree } from '../workspace/find-root.js';
import { toReportedRules } from './reported-rules.js';
/** Columns of a report in a file. */
const FILE_COLUMNS = 100;
/** Writes each report to standard output or its file. Returns the highest exit code a reporter insists on. */
export function deliver(report, targets, place) {
    const base = baseOptions(report, place);
    const codes = targets.map(({ reporter, file }) => {
        const look = file === undefined ? place.terminal : { color: false, unicode: true, columns: FILE_COLUMNS };
        const { output, exitCode } = reporter(report, { ...base, ...look });
        if (file === undefined)
            place.context.stdout.write(output);
        else
            writeReport(resolve(place.context.cwd, file), output);
        return exitCode;
    });
    return codes.filter((code) => code !== undefined).sort((a, b) => b - a)[0];
}
function baseOptions(report, { root, context, changes = [], secrets = report.findings }) {
    const texts = new Map(changes.map(({ path, after }) => [path, maskSecrets(path, after, secrets)]));
    const repository = repositoryOf(root, context.cwd);
    const seenFrom = (folder, path) => relative(folder, resolve(root, path)).split(sep).join('/');
    return {
        rules: toReportedRules(context, report),
        pathOf: (path) => seenFrom(context.cwd, path),
        repositoryPathOf: (path) => seenFrom(repository, path),
        sourceOf(path) {
            if (!texts.has(path)) {
                const text = readText(resolve(root, path));
                texts.set(path, text && maskSecrets(path, text, secrets));
            }
            return texts.get(path);
        },
    };
}
/** The work tree around the root; without one where the command stands, if the root is in there. */
function repositoryOf(root, cwd) {
    const way = relative(cwd, root);
    return findWorkTree(root) ?? (way.startsWith('..') || isAbsolute(way) ? root : cwd);
}
/** A file that has gone or cannot be read costs its code frame, nothing else. */
function readText(file) {
    try {
        return readFileSync(file, 'utf8').replace(/^\ufeff/u, '');
    }
    catch {
        return undefined;
    }
}
export function writeReport(file, output) {
    try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, output);
    }
    catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        throw new UserError(`The report cannot be written to ${file} (${cause}); name another file.`, { cause: error });
    }
}

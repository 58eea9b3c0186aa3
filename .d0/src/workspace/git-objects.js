import { runGit } from './git.js';
/** `<mode> <kind> <object> <size>\t` stands before the path. */
const ENTRY = /^(\d{6}) (?:blob|commit) ([0-9a-f]+) +(\d+|-)\t/;
const LINK_MODE = '120000';
const SUBMODULE_MODE = '160000';
const HEADER_END = 0x0a;
/** The files below `folder` as a commit holds them; `undefined` when git cannot tell. */
export function listCommit(folder, commit) {
    const output = runGit({ folder, subcommand: 'ls-tree', args: ['-r', '-z', '-l', '--end-of-options', commit] });
    if (output === undefined)
        return undefined;
    const files = new Map();
    const repositories = [];
    for (const record of output.toString('utf8').split('\0')) {
        const [prefix = '', mode, object = '', bytes = ''] = ENTRY.exec(record) ?? [];
        const path = record.slice(prefix.length);
        if (mode === SUBMODULE_MODE)
            repositories.push(path);
        else if (mode !== undefined)
            files.set(path, { object, bytes: Number(bytes), isLink: mode === LINK_MODE });
    }
    return { files, repositories };
}
/** The contents of objects, read by one process. What git does not have is missing from the answer. */
export function readObjects(folder, objects) {
    const wanted = [...new Set(objects)];
    const contents = new Map();
    if (wanted.length === 0)
        return contents;
    const output = runGit({ folder, subcommand: 'cat-file', args: ['--batch'], input: wanted.map((object) => `${object}\n`).join('') });
    if (output === undefined)
        return contents;
    for (let position = 0; position < output.length;) {
        const end = output.indexOf(HEADER_END, position);
        if (end === -1)
            break;
        const [object = '', kind, size = ''] = output.toString('latin1', position, end).split(' ');
        position = end + 1;
        if (kind !== 'blob')
            continue; // `<object> missing` has no content
        contents.set(object, output.subarray(position, position + Number(size)));
        position += Number(size) + 1;
    }
    return contents;
}

import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
export const LARGEST_FILE_BYTES = 2 * 1024 * 1024;
/** Never follows a link that took the place of a listed file and never waits for the other end of a pipe (Windows has neither flag). */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const NO_STAMP = { mtimeMs: 0, ctimeMs: 0, size: -1 };
/** Reads a regular file; nothing is thrown for what a disk can do to us between listing and reading. */
export function readRegularFile(file) {
    let descriptor;
    try {
        descriptor = openSync(file, OPEN_FLAGS);
    }
    catch {
        return stampOf(file) === undefined ? { kind: 'gone' } : { kind: 'unreadable', stamp: stampOf(file) ?? NO_STAMP };
    }
    try {
        return readDescriptor(descriptor);
    }
    catch {
        return { kind: 'unreadable', stamp: stampOf(file) ?? NO_STAMP };
    }
    finally {
        closeSync(descriptor);
    }
}
/** The stamp of a file, `undefined` when nothing is there. */
export function stampOf(file) {
    try {
        const stats = lstatSync(file, { throwIfNoEntry: false });
        return stats === undefined ? undefined : toStamp(stats);
    }
    catch {
        return undefined; // A parent folder became a file or lost its permissions.
    }
}
export function isSameStamp(one, other) {
    return one.mtimeMs === other.mtimeMs && one.ctimeMs === other.ctimeMs && one.size === other.size;
}
function readDescriptor(descriptor) {
    const stats = fstatSync(descriptor);
    const stamp = toStamp(stats);
    if (!stats.isFile())
        return { kind: 'unreadable', stamp };
    if (stats.size > LARGEST_FILE_BYTES)
        return { kind: 'too large', stamp };
    const bytes = Buffer.allocUnsafeSlow(stats.size);
    let length = 0;
    while (length < bytes.length) {
        const count = readSync(descriptor, bytes, length, bytes.length - length, null);
        if (count === 0)
            break; // The file shrank while we read it.
        length += count;
    }
    return { kind: 'read', bytes: length === bytes.length ? bytes : bytes.subarray(0, length), stamp };
}
function toStamp({ mtimeMs, ctimeMs, size }) {
    return { mtimeMs, ctimeMs, size };
}

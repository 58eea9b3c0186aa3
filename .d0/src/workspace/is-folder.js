import { statSync } from 'node:fs';
/** Is there a folder at that path now? */
export function isFolder(path) {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

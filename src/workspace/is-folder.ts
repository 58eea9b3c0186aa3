import { statSync } from 'node:fs';

/** Is there a folder at that path now? */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

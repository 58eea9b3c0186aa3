import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

import { UserError } from '../errors.js';
import { isInFolder } from '../text/paths.js';

/** Where entries are kept, and where the key is that they are sealed with. Absolute paths. */
export interface CachePlace {
  readonly folder: string;
  readonly keyFolder: string;
  /** The folder lies in the audited code. */
  readonly isInside: boolean;
}

interface Machine { readonly env: Readonly<Record<string, string | undefined>>; readonly platform: string; readonly home: () => string }

const NAME = 'eslint-plugin-mcp';
const HERE: Machine = { env: process.env, platform: process.platform, home: homedir };

/**
 * The cache of an audit of code in `folders`. Without `location` the folder for caches of the user, so that nothing is written into audited code. What lies in
 * audited code may come from its author: there only entries count that are sealed with the key of the user, which is kept elsewhere.
 * Throws `UserError` when `location` is a place in the audited code that a link leads out of.
 */
export function cachePlaceOf(folders: readonly string[], location: string | undefined, machine: Machine = HERE): CachePlace {
  const own = userFolder(machine);
  if (location === undefined) return { folder: own, keyFolder: own, isInside: false };
  const folder = resolve(location);
  const seemsInside = folders.some((root) => isInFolder(folder, resolve(root)));
  const isInside = folders.some((root) => isInFolder(realPath(folder), realPath(root)));
  if (seemsInside && !isInside) throw new UserError(`\`--cache-location ${location}\`: a link in the audited code leads out of it; name another folder.`);
  return { folder, keyFolder: isInside ? own : folder, isInside };
}

/** The folder where programs of the user keep what they can make again. */
function userFolder({ env, platform, home }: Machine): string {
  const given = platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_CACHE_HOME'];
  if (given !== undefined && isAbsolute(given)) return join(given, NAME);
  return join(home(), ...(platform === 'darwin' ? ['Library', 'Caches'] : platform === 'win32' ? ['AppData', 'Local'] : ['.cache']), NAME);
}

/** The path behind links, also of a folder that is not there yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), relative(parent, path));
  }
}

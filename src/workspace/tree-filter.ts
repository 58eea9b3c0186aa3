import ignore, { type Ignore } from 'ignore';

import { decodeText } from './decode-text.js';
import type { GitListing } from './git-listing.js';
import { readRegularFile } from './read-file.js';

/** Says which part of a folder belongs to the code base. Paths are relative to the root. */
export interface TreeFilter {
  hasFile(path: string): boolean;
  /** The filter for what is inside a folder, `undefined` when the folder is not entered. */
  enter(folder: string): TreeFilter | undefined;
  /** The same filter with the `.gitignore` file that was met in `folder`. */
  withIgnoreFile(folder: string): TreeFilter;
}

/** Git names the files; folders that are repositories of their own are walked by their `.gitignore` files. */
export function gitFilter(root: string, listing: GitListing): TreeFilter {
  const files = new Set(listing.files.map(comparable));
  const repositories = new Set(listing.repositories.map(comparable));
  const folders = foldersAbove([...files, ...repositories]);
  const filter: TreeFilter = {
    hasFile: (path) => files.has(comparable(path)),
    enter: (folder) => {
      if (repositories.has(comparable(folder))) return ignoreFilter(root);
      return folders.has(comparable(folder)) ? filter : undefined;
    },
    withIgnoreFile: () => filter, // Git has taken them into account.
  };
  return filter;
}

interface IgnoreRules { readonly folder: string; readonly rules: Ignore }

/** Everything that no `.gitignore` met on the way ignores; the deepest file that has an opinion decides, as in git. */
export function ignoreFilter(root: string, chain: readonly IgnoreRules[] = []): TreeFilter {
  const filter: TreeFilter = {
    hasFile: (path) => !isIgnored(path, chain),
    enter: (folder) => (isIgnored(`${folder}/`, chain) ? undefined : filter),
    withIgnoreFile: (folder) => ignoreFilter(root, [readIgnoreRules(root, folder), ...chain]),
  };
  return filter;
}

function isIgnored(path: string, chain: readonly IgnoreRules[]): boolean {
  for (const { folder, rules } of chain) {
    const result = rules.test(folder === '' ? path : path.slice(folder.length + 1));
    if (result.ignored) return true;
    if (result.unignored) return false;
  }
  return false;
}

function readIgnoreRules(root: string, folder: string): IgnoreRules {
  const result = readRegularFile(`${root}/${folder}/.gitignore`);
  const lines = result.kind === 'read' ? decodeText(result.bytes).split(/\r?\n/) : [];
  return { folder, rules: ignore().add(lines.filter(isAffordable)) };
}

/** Each star multiplies the time of a match, and the file is not ours: real patterns have two or three. */
function isAffordable(pattern: string): boolean {
  return pattern.length <= 1000 && (pattern.match(/\*+/g)?.length ?? 0) <= 6;
}

function foldersAbove(paths: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** macOS and Windows may store a name in other case or another Unicode form than git's index holds. */
const comparable = process.platform === 'linux' ? (path: string) => path : (path: string) => path.normalize('NFC').toLowerCase();

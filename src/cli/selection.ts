import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import type { AuditOptions } from '../audit.js';
import { UserError } from '../errors.js';
import type { Context } from './context.js';
import { present } from './present.js';
import type { Settings } from './settings.js';

/** Options of an audit in which every path is absolute and exists. */
export type LocatedOptions = AuditOptions & { readonly root: string };

/** Throws `UserError` for a path that does not exist and a root that is no folder. */
export function toAuditOptions(settings: Settings, context: Context): LocatedOptions {
  const paths = settings.paths.map((path) => getExistingOrThrow(path, context.cwd));
  const root = settings.root === undefined ? context.findRoot(paths[0] ?? context.cwd) : getFolderOrThrow(settings.root, context.cwd);
  return {
    root,
    rules: settings.rules,
    includeTests: settings.includeTests,
    ...selectedPaths(paths, settings, context),
    ...(settings.cache ? { cache: true } : {}),
    ...present({ cacheLocation: settings.cacheLocation === undefined ? undefined : resolve(context.cwd, settings.cacheLocation), preset: settings.preset }),
  };
}

/** Without paths the current folder is meant, or the whole of a root that was named. */
function selectedPaths(paths: readonly string[], { root }: Settings, { cwd }: Context): { readonly paths?: readonly string[] } {
  if (paths.length > 0) return { paths };
  return root === undefined ? { paths: [cwd] } : {};
}

function getExistingOrThrow(path: string, cwd: string): string {
  const absolute = resolve(cwd, path);
  if (statSync(absolute, { throwIfNoEntry: false })) return absolute;
  throw new UserError(`\`${path}\` does not exist (looked for ${absolute}); name a file or a folder.`);
}

function getFolderOrThrow(path: string, cwd: string): string {
  const absolute = getExistingOrThrow(path, cwd);
  if (statSync(absolute).isDirectory()) return absolute;
  throw new UserError(`\`--root ${path}\` is not a folder; name the folder to analyse.`);
}

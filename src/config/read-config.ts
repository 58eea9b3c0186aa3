import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf, UserError } from '../errors.js';
import { EMPTY_CONFIG, type Config } from './config.js';
import { parseConfig, parsePackageConfig, type ConfigOptions } from './parse-config.js';
import type { Source } from './source.js';

const OWN_FILES = ['mcp-audit.jsonc', 'mcp-audit.json'] as const;
/** Bytes. A configuration beyond this is a mistake or an attack. */
const LARGEST = 1 << 20;

/**
 * The configuration of a root folder (absolute path): `mcp-audit.jsonc`, `mcp-audit.json` or the key `mcp-audit` of
 * `package.json`. Nothing is executed. Throws `UserError` when a file cannot be read, is wrong, or when two of them compete.
 */
export function readConfig(root: string, options: ConfigOptions = {}): Config {
  const own = OWN_FILES.flatMap((name) => readSource(join(root, name)) ?? []).map((source) => parseConfig(source, options));
  const manifest = readSource(join(root, 'package.json'));
  const inManifest = manifest && parsePackageConfig(manifest, options);
  const [config = EMPTY_CONFIG, second] = inManifest ? [...own, inManifest] : own;
  if (second) throw new UserError(`${config.file} and ${second.file} both configure the audit; keep one of them.`);
  return config;
}

function readSource(file: string): Source | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    if (stats.size > LARGEST) throw new UserError(`${file} is larger than ${LARGEST >> 10} KiB; it cannot be read as configuration.`);
    return { file, text: readFileSync(file, 'utf8').replace(/^\ufeff/u, '') };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read (${codeOf(error) ?? String(error)}); make it readable or remove it.`, { cause: error });
  }
}

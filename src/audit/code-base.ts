import { relative, resolve, sep } from 'node:path';

import type { Analysis } from '../analysis.js';
import type { Config } from '../config/config.js';
import { readConfig } from '../config/read-config.js';
import { optionNamesOf, ruleIds } from '../rule/registry.js';
import { findRoot } from '../workspace/find-root.js';
import { analysisOf } from './analyses.js';

export interface CodeBaseOptions {
  /** Folder that is analysed whole. Without it: the nearest workspace manifest, `.git` or `package.json` upwards from the first path. */
  readonly root?: string;
  /** Files and folders whose findings are shown; all when empty. */
  readonly paths?: readonly string[];
  readonly includeTests?: boolean;
  readonly onProgress?: (stage: string) => void;
}

/** What an audit works on. */
export interface CodeBase {
  /** Absolute path of the folder that is analysed. */
  readonly root: string;
  /** Absolute path of the folder that was asked for: that of the configuration, which may move the root into a folder inside. */
  readonly given: string;
  /** The root as reports name it: relative to the folder that was asked for. */
  readonly shownRoot: string;
  readonly config: Config;
  readonly analysis: Analysis;
}

/** Reads configuration and files. Throws `UserError` when the configuration is wrong. */
export async function openCodeBase(options: CodeBaseOptions): Promise<CodeBase> {
  const given = resolve(options.root ?? findRoot(resolve(options.paths?.[0] ?? '.')));
  const config = readConfig(given, { ruleIds, optionsOf: optionNamesOf });
  const root = resolve(given, config.root ?? '.');
  await tellProgress(options, 'reading files');
  const analysis = analysisOf(root, config, options);
  await tellProgress(options, 'analysing');
  return { root, given, shownRoot: relative(given, root).split(sep).join('/') || '.', config, analysis };
}

/** Reports the stage and lets a spinner turn. */
export async function tellProgress({ onProgress }: Pick<CodeBaseOptions, 'onProgress'>, stage: string): Promise<void> {
  if (!onProgress) return;
  onProgress(stage);
  await new Promise((done) => { setImmediate(done); });
}

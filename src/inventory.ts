import { createRequire } from 'node:module';
import { relative, resolve, sep } from 'node:path';

import { analysisOf } from './audit/analyses.js';
import { pathFilter } from './audit/selection.js';
import { readConfig } from './config/read-config.js';
import type { Inventory } from './findings/inventory.js';
import { takeInventory } from './inventory/take-inventory.js';
import { optionNamesOf, ruleIds } from './rule/registry.js';
import { findRoot } from './workspace/find-root.js';

export type { CallStep, HostInitiator, HostRequest, Inventory, Offered, OfferedEffect } from './findings/inventory.js';

export interface InventoryOptions {
  /** Folder that is analysed whole. Without it: the nearest workspace manifest, `.git` or `package.json` upwards from the first path. */
  readonly root?: string;
  /** Files and folders whose entries are shown; all when empty. */
  readonly paths?: readonly string[];
  readonly includeTests?: boolean;
}

const { version } = createRequire(import.meta.url)('eslint-plugin-mcp/package.json') as { version: string };

/** What the code base exposes over the protocol, and who controls it. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong. */
export function inventory(options: InventoryOptions = {}): Promise<Inventory> {
  return Promise.resolve().then(() => {
    const given = resolve(options.root ?? findRoot(resolve(options.paths?.[0] ?? '.')));
    const config = readConfig(given, { ruleIds, optionsOf: optionNamesOf });
    const root = resolve(given, config.root ?? '.');
    const analysis = analysisOf(root, config, options);
    const { answer, coverage } = analysis.ask((code) => takeInventory(code, (path) => analysis.workspace.text(path)));
    const wanted = pathFilter(root, options.paths);
    return {
      schemaVersion: 1,
      tool: { name: 'eslint-plugin-mcp', version },
      root: relative(given, root).split(sep).join('/') || '.',
      offered: (answer?.offered ?? []).filter(({ location }) => wanted(location.path)),
      requests: (answer?.requests ?? []).filter(({ location }) => wanted(location.path)),
      coverage,
    };
  });
}

import { createRequire } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { analysisOf } from './audit/analyses.js';
import { pathFilter } from './audit/selection.js';
import { readConfig } from './config/read-config.js';
import { takeInventory } from './inventory/take-inventory.js';
import { ruleIds } from './rule/registry.js';
import { findRoot } from './workspace/find-root.js';
const { version } = createRequire(import.meta.url)('eslint-plugin-mcp/package.json');
/** What the code base exposes over the protocol, and who controls it. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong. */
export function inventory(options = {}) {
    return Promise.resolve().then(() => {
        const given = resolve(options.root ?? findRoot(resolve(options.paths?.[0] ?? '.')));
        const config = readConfig(given, { ruleIds });
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

import { presetOf } from './eslint/preset.js';
import { NAME, VERSION } from './eslint/package-info.js';
import { requireDisableReason } from './eslint/require-disable-reason.js';
import { yamlConfig } from './eslint/yaml-config.js';
import { toEslintRule } from './eslint/to-eslint-rule.js';
import { disableReason } from './rule/disable-reason.js';
import { rules } from './rule/registry.js';
const meta = { name: NAME, version: VERSION, namespace: 'mcp' };
const base = { meta, rules: Object.fromEntries([...rules.map((rule) => [rule.id, toEslintRule(rule)]), [disableReason.id, requireDisableReason]]) };
const configs = {
    recommended: presetOf('recommended', base),
    strict: presetOf('strict', base),
};
// not enumerable: who looks at all configurations need not have the package that this one needs
Object.defineProperty(configs, 'yaml', { get: () => yamlConfig(base) });
/** The ESLint plugin. Its presets bring no parser: ESLint's own reads JavaScript, `@typescript-eslint/parser` reads both. */
const plugin = Object.assign(base, { configs: configs });
export default plugin;

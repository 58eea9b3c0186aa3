import type { Linter, Rule } from 'eslint';
import { presetOf } from './eslint/preset.js';
import { NAME, VERSION } from './eslint/package-info.js';
import { requireDisableReason } from './eslint/require-disable-reason.js';
import { yamlConfig } from './eslint/yaml-config.js';
import { toEslintRule } from './eslint/to-eslint-rule.js';
import { disableReason } from './rule/disable-reason.js';
import { rules } from './rule/registry.js';

export interface Plugin {
  meta: { name: string; version: string; namespace: string };
  /** Keys without prefix: `no-title-as-name`. */
  rules: Record<string, Rule.RuleModule>;
  configs: {
    /** What is certain, by the rules whose findings nobody should have to argue about. */
    recommended: Linter.Config;
    /** Every rule, and findings that are likely too. */
    strict: Linter.Config;
    /** Prompt templates on disk, by the YAML language of `eslint-plugin-yml`; throws where that is not installed. */
    readonly yaml: Linter.Config;
  };
}

const meta = { name: NAME, version: VERSION, namespace: 'mcp' };
const base = { meta, rules: Object.fromEntries([...rules.map((rule) => [rule.id, toEslintRule(rule)]), [disableReason.id, requireDisableReason]]) as Plugin['rules'] };

const configs = {
  recommended: presetOf('recommended', base),
  strict: presetOf('strict', base),
};

// not enumerable: who looks at all configurations need not have the package that this one needs
Object.defineProperty(configs, 'yaml', { get: () => yamlConfig(base) });

/** The ESLint plugin. Its presets bring no parser: ESLint's own reads JavaScript, `@typescript-eslint/parser` reads both. */
const plugin: Plugin = Object.assign(base, { configs: configs as Plugin['configs'] });

export default plugin;

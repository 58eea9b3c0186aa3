import { createRequire } from 'node:module';
import { UserError } from '../errors.js';
import { RULE_PREFIX, rules } from '../rule/registry.js';
/** Files that are prompt templates when their content says so. Others that a skill names need `files` of their own. */
const FILES = ['**/prompts.{yaml,yml}', '**/*.{prompt,prompts}.{yaml,yml}'];
/** Lints prompt templates on disk by the YAML language of `eslint-plugin-yml`, which is loaded when this is asked for. */
export function yamlConfig(plugin) {
    const entries = rules.flatMap(({ id, docs: { onTemplates, recommended } }) => (onTemplates === true && recommended !== false ? [[RULE_PREFIX + id, [recommended, { minConfidence: 'certain' }]]] : []));
    return { name: 'mcp/yaml', files: FILES, plugins: { mcp: plugin, yml: loadYml() }, language: 'yml/yaml', rules: Object.fromEntries(entries) };
}
function loadYml() {
    try {
        const loaded = createRequire(import.meta.url)('eslint-plugin-yml');
        return loaded.default ?? loaded;
    }
    catch (error) {
        throw new UserError('`configs.yaml` needs the package eslint-plugin-yml, version 3 or later; install it, or take `configs.yaml` out of the configuration.', { cause: error });
    }
}

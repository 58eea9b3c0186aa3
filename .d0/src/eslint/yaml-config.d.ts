import type { ESLint, Linter } from 'eslint';
/** Lints prompt templates on disk by the YAML language of `eslint-plugin-yml`, which is loaded when this is asked for. */
export declare function yamlConfig(plugin: ESLint.Plugin): Linter.Config;

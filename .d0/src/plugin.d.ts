import type { Linter, Rule } from 'eslint';
export interface Plugin {
    meta: {
        name: string;
        version: string;
        namespace: string;
    };
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
/** The ESLint plugin. Its presets bring no parser: ESLint's own reads JavaScript, `@typescript-eslint/parser` reads both. */
declare const plugin: Plugin;
export default plugin;

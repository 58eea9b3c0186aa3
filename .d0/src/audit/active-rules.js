import { RULE_PREFIX, rules } from '../rule/registry.js';
/** The rules that are on, with their severity: preset, then configuration file, then options. */
export function activeRules(options, config) {
    return rules.flatMap((rule) => {
        const id = RULE_PREFIX + rule.id;
        const preset = options.preset === 'strict' ? rule.docs.strict : rule.docs.recommended;
        const setting = options.rules?.[id] ?? options.rules?.[rule.id] ?? config.rules[id] ?? (preset || 'off');
        const severity = typeof setting === 'string' ? setting : setting[0];
        return severity === 'off' ? [] : [{ rule, severity }];
    });
}

import { disableReason } from '../rule/disable-reason.js';
import { RULE_PREFIX, rules } from '../rule/registry.js';
/** `recommended` shows what is certain; whoever chose `strict` wants to see the rest too. */
const MIN_CONFIDENCE = { recommended: 'certain', strict: 'likely' };
/** One configuration object that turns on the rules of the preset. */
export function presetOf(name, plugin) {
    const entries = rules.flatMap(({ id, docs }) => {
        const severity = docs[name];
        return severity === false ? [] : [[RULE_PREFIX + id, [severity, { minConfidence: MIN_CONFIDENCE[name] }]]];
    });
    // says nothing until the configuration file asks for reasons
    const reasons = [RULE_PREFIX + disableReason.id, 'error'];
    return { name: `mcp/${name}`, plugins: { mcp: plugin }, rules: Object.fromEntries([...entries, reasons]) };
}

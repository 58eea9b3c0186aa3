import { RULE_PREFIX } from '../config/config.js';
import { UserError } from '../errors.js';
import { toAdvice } from '../text/nearest.js';
/** `mcp/no-title-as-name` without its prefix. */
export function toShortId(id) {
    return id.startsWith(RULE_PREFIX) ? id.slice(RULE_PREFIX.length) : id;
}
/** The rule of that id, with or without prefix. Throws `UserError` that names the nearest ones. */
export function getRuleOrThrow(id, rules) {
    const wanted = toShortId(id);
    const rule = rules.find((known) => toShortId(known.id) === wanted);
    if (rule)
        return rule;
    const advice = toAdvice(wanted, rules.map((known) => toShortId(known.id)));
    throw new UserError(`There is no rule \`${id}\`${advice} \`mcp-audit rules\` lists them all.`);
}
/** Its severity in a preset; `false` is off. */
export function severityIn(preset, { docs }) {
    return preset === 'recommended' ? docs.recommended : docs.strict ?? (docs.recommended || 'warn');
}

import { RULE_PREFIX } from '../config/config.js';
import { UserError } from '../errors.js';
import { toAdvice } from '../text/nearest.js';
import { toFormatTargets } from './format-target.js';
import { OPTIONS } from './options.js';
import { toShard } from './roots.js';
import { getRuleOrThrow, toShortId } from './rule-ids.js';
const OPTION_NAMES = OPTIONS.map(({ name }) => name);
/** What makes no sense for many roots at once. */
const ALONE = ['root', 'baseline', 'fix', 'fix-suggestions', 'fix-dry-run', 'print-facts'];
/** Throws `UserError` on anything unknown, misspelt or given twice. */
export function toSettings({ operands, options: raw }, rules) {
    const preset = oneOf('preset', ['recommended', 'strict'], raw);
    const root = single('root', raw);
    const roots = single('roots', raw);
    const shard = single('shard', raw);
    if (shard !== undefined && roots === undefined)
        throw new UserError('`--shard` divides the list of `--roots FILE`; give that, too.');
    const alone = roots === undefined ? undefined : ALONE.find((name) => raw[name] !== undefined);
    if (alone !== undefined)
        throw new UserError(`\`--roots\` and \`--${alone}\` do not go together.`);
    if (roots !== undefined && operands.length > 0)
        throw new UserError('`--roots` audits whole folders; leave the paths out.');
    const printFacts = single('print-facts', raw);
    const maxWarnings = toCount('max-warnings', raw);
    const baseline = single('baseline', raw);
    const fixDryRun = isOn('fix-dry-run', raw);
    const fixSuggestions = single('fix-suggestions', raw);
    const updateBaseline = isOn('update-baseline', raw);
    const since = single('since', raw);
    if (updateBaseline && since !== undefined)
        throw new UserError('`--update-baseline` accepts all that is there, `--since` only asks what is new; give one of them.');
    if (updateBaseline && baseline === undefined)
        throw new UserError('`--update-baseline` needs the file to write: `--baseline FILE`.');
    return {
        paths: operands,
        rules: toRuleSeverities(list('rule', raw), rules),
        formats: fixDryRun ? toFileTargets(list('format', raw)) : toFormatTargets(list('format', raw)),
        failOn: oneOf('fail-on', ['error', 'warn', 'never'], raw) ?? 'error',
        updateBaseline,
        fix: isOn('fix', raw),
        fixDryRun,
        ...(fixSuggestions === undefined ? {} : { fixSuggestions: RULE_PREFIX + toShortId(getRuleOrThrow(fixSuggestions, rules).id) }),
        quiet: isOn('quiet', raw),
        includeTests: isOn('include-tests', raw),
        allowEmpty: isOn('allow-empty', raw),
        debug: isOn('debug', raw),
        ...(preset === undefined ? {} : { preset }),
        ...(root === undefined ? {} : { root }),
        ...(roots === undefined ? {} : { roots }),
        ...(shard === undefined ? {} : { shard: toShard(shard) }),
        ...(printFacts === undefined ? {} : { printFacts }),
        ...(maxWarnings === undefined ? {} : { maxWarnings }),
        ...(since === undefined ? {} : { since }),
        ...(baseline === undefined ? {} : { baseline }),
    };
}
/** A dry run prints its diff where a report would go. */
function toFileTargets(given) {
    const targets = given.length === 0 ? [] : toFormatTargets(given);
    const printed = targets.find(({ file }) => file === undefined);
    if (printed)
        throw new UserError(`\`--fix-dry-run\` prints a diff; write the report to a file with \`--format ${printed.name}=FILE\`.`);
    return targets;
}
/** Throws `UserError` when an option is given that does not exist. */
export function refuseUnknownOptions({ options }) {
    const unknown = Object.keys(options).find((name) => !OPTION_NAMES.includes(name));
    if (unknown === undefined)
        return;
    const given = unknown.length === 1 ? `-${unknown}` : `--${unknown}`;
    throw new UserError(`There is no option \`${given}\`${toAdvice(given, OPTION_NAMES.map((name) => `--${name}`))} \`mcp-audit --help\` lists them all.`);
}
function toRuleSeverities(given, rules) {
    return Object.fromEntries(given.map((text) => {
        const [, id, severity] = /^([^=]+)=(.*)$/u.exec(text) ?? [];
        if (id === undefined || severity === undefined)
            throw new UserError(`\`--rule ${text}\` needs the form \`--rule ID=off|warn|error\`.`);
        const ruleId = RULE_PREFIX + toShortId(getRuleOrThrow(id, rules).id);
        return [ruleId, getKnownOrThrow(`severity in \`--rule ${text}\``, severity, ['off', 'warn', 'error'])];
    }));
}
function getKnownOrThrow(what, given, known) {
    const value = known.find((candidate) => candidate === given);
    if (value !== undefined)
        return value;
    throw new UserError(`\`${given}\` is not a ${what}${toAdvice(given, known)}`);
}
function oneOf(option, known, raw) {
    const given = single(option, raw);
    return given === undefined ? undefined : getKnownOrThrow(`value of \`--${option}\``, given, known);
}
function toCount(option, raw) {
    const given = single(option, raw);
    if (given === undefined)
        return undefined;
    if (!/^\d{1,9}$/u.test(given))
        throw new UserError(`\`--${option} ${given}\` needs a number that is not negative.`);
    return Number(given);
}
function single(option, raw) {
    const given = raw[option];
    if (Array.isArray(given))
        throw new UserError(`\`--${option}\` is given twice; give it once.`);
    if (given === '')
        throw new UserError(`\`--${option}\` needs a value.`);
    return typeof given === 'string' ? given : undefined;
}
function list(option, raw) {
    const given = raw[option];
    return given === undefined ? [] : [given].flat().map(String);
}
function isOn(option, raw) {
    return switchOf(option, raw) === true;
}
/** `--color` is true, `--no-color` false, neither undefined. Given twice, a switch counts as it was given last. */
export function switchOf(option, raw) {
    const given = [raw[option]].flat().at(-1);
    return typeof given === 'boolean' ? given : undefined;
}

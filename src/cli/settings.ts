import { RULE_PREFIX } from '../config/config.js';
import { UserError } from '../errors.js';
import { toAdvice } from '../text/nearest.js';
import type { RawArguments } from './arguments.js';
import type { RuleInfo } from './context.js';
import { toFormatTargets, type FormatTarget } from './format-target.js';
import { OPTIONS, type OptionName } from './options.js';
import { present } from './present.js';
import { toShard, type Shard } from './roots.js';
import { getRuleOrThrow, toShortId } from './rule-ids.js';

export type RuleSeverity = 'off' | 'warn' | 'error';
export type FailOn = 'error' | 'warn' | 'never';

/** What the person asked of an audit. */
export interface Settings {
  /** As given; empty: the current folder. */
  readonly paths: readonly string[];
  readonly root?: string;
  /** File that lists roots. */
  readonly roots?: string;
  readonly shard?: Shard;
  readonly preset?: 'recommended' | 'strict';
  /** By id with prefix. */
  readonly rules: Readonly<Record<string, RuleSeverity>>;
  readonly formats: readonly FormatTarget[];
  readonly failOn: FailOn;
  readonly maxWarnings?: number;
  /** As given. */
  readonly baseline?: string;
  readonly updateBaseline: boolean;
  /** A revision of git. */
  readonly since?: string;
  readonly fix: boolean;
  /** A rule, with prefix. */
  readonly fixSuggestions?: string;
  readonly fixDryRun: boolean;
  readonly quiet: boolean;
  readonly includeTests: boolean;
  readonly cache: boolean;
  /** As given. */
  readonly cacheLocation?: string;
  readonly allowEmpty: boolean;
  readonly debug: boolean;
  readonly printFacts?: string;
  /** File that a call graph is written to. */
  readonly output?: string;
}

const OPTION_NAMES: readonly string[] = OPTIONS.map(({ name }) => name);

/** What makes no sense for many roots at once. */
const ALONE = ['root', 'baseline', 'fix', 'fix-suggestions', 'fix-dry-run', 'print-facts'] as const satisfies readonly OptionName[];

type Given = RawArguments['options'];

/** Throws `UserError` on anything unknown, misspelt or given twice. */
export function toSettings({ operands, options: raw }: RawArguments, rules: readonly RuleInfo[]): Settings {
  refuseContradictions(operands, raw);
  const shard = single('shard', raw);
  const fixDryRun = isOn('fix-dry-run', raw);
  const fixSuggestions = single('fix-suggestions', raw);
  return {
    paths: operands,
    rules: toRuleSeverities(list('rule', raw), rules),
    formats: fixDryRun ? toFileTargets(list('format', raw)) : toFormatTargets(list('format', raw)),
    failOn: oneOf('fail-on', ['error', 'warn', 'never'], raw) ?? 'error',
    updateBaseline: isOn('update-baseline', raw),
    fix: isOn('fix', raw),
    fixDryRun,
    quiet: isOn('quiet', raw),
    includeTests: isOn('include-tests', raw),
    cache: isOn('cache', raw),
    allowEmpty: isOn('allow-empty', raw),
    debug: isOn('debug', raw),
    ...present({
      preset: oneOf('preset', ['recommended', 'strict'], raw),
      root: single('root', raw),
      roots: single('roots', raw),
      shard: shard === undefined ? undefined : toShard(shard),
      printFacts: single('print-facts', raw),
      output: single('output', raw),
      maxWarnings: toCount('max-warnings', raw),
      since: single('since', raw),
      baseline: single('baseline', raw),
      cacheLocation: single('cache-location', raw),
      fixSuggestions: fixSuggestions === undefined ? undefined : RULE_PREFIX + toShortId(getRuleOrThrow(fixSuggestions, rules).id),
    }),
  };
}

/** Options that need, or exclude, each other. */
function refuseContradictions(operands: readonly string[], raw: Given): void {
  const [roots, updateBaseline] = [single('roots', raw), isOn('update-baseline', raw)];
  if (single('shard', raw) !== undefined && roots === undefined) throw new UserError('`--shard` divides the list of `--roots FILE`; give that, too.');
  const alone = roots === undefined ? undefined : ALONE.find((name) => raw[name] !== undefined);
  if (alone !== undefined) throw new UserError(`\`--roots\` and \`--${alone}\` do not go together.`);
  if (roots !== undefined && operands.length > 0) throw new UserError('`--roots` audits whole folders; leave the paths out.');
  if (single('cache-location', raw) !== undefined && raw['cache'] === undefined) throw new UserError('`--cache-location` says where the cache is; `--cache` turns it on.');
  if (updateBaseline && single('since', raw) !== undefined) throw new UserError('`--update-baseline` accepts all that is there, `--since` only asks what is new; give one of them.');
  if (updateBaseline && single('baseline', raw) === undefined) throw new UserError('`--update-baseline` needs the file to write: `--baseline FILE`.');
}

/** A dry run prints its diff where a report would go. */
function toFileTargets(given: readonly string[]): readonly FormatTarget[] {
  const targets = given.length === 0 ? [] : toFormatTargets(given);
  const printed = targets.find(({ file }) => file === undefined);
  if (printed) throw new UserError(`\`--fix-dry-run\` prints a diff; write the report to a file with \`--format ${printed.name}=FILE\`.`);
  return targets;
}

/** Throws `UserError` when an option is given that does not exist. */
export function refuseUnknownOptions({ options }: RawArguments): void {
  const unknown = Object.keys(options).find((name) => !OPTION_NAMES.includes(name));
  if (unknown === undefined) return;
  const given = unknown.length === 1 ? `-${unknown}` : `--${unknown}`;
  throw new UserError(`There is no option \`${given}\`${toAdvice(given, OPTION_NAMES.map((name) => `--${name}`))} \`mcp-audit --help\` lists them all.`);
}

function toRuleSeverities(given: readonly string[], rules: readonly RuleInfo[]): Readonly<Record<string, RuleSeverity>> {
  return Object.fromEntries(given.map((text) => {
    const [, id, severity] = /^([^=]+)=(.*)$/u.exec(text) ?? [];
    if (id === undefined || severity === undefined) throw new UserError(`\`--rule ${text}\` needs the form \`--rule ID=off|warn|error\`.`);
    const ruleId = RULE_PREFIX + toShortId(getRuleOrThrow(id, rules).id);
    return [ruleId, getKnownOrThrow(`severity in \`--rule ${text}\``, severity, ['off', 'warn', 'error'])];
  }));
}

function getKnownOrThrow<const T extends string>(what: string, given: string, known: readonly T[]): T {
  const value = known.find((candidate) => candidate === given);
  if (value !== undefined) return value;
  throw new UserError(`\`${given}\` is not a ${what}${toAdvice(given, known)}`);
}

function oneOf<const T extends string>(option: OptionName, known: readonly T[], raw: Given): T | undefined {
  const given = single(option, raw);
  return given === undefined ? undefined : getKnownOrThrow(`value of \`--${option}\``, given, known);
}

function toCount(option: OptionName, raw: Given): number | undefined {
  const given = single(option, raw);
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/u.test(given)) throw new UserError(`\`--${option} ${given}\` needs a number that is not negative.`);
  return Number(given);
}

function single(option: OptionName, raw: Given): string | undefined {
  const given = raw[option];
  if (Array.isArray(given)) throw new UserError(`\`--${option}\` is given twice; give it once.`);
  if (given === '') throw new UserError(`\`--${option}\` needs a value.`);
  return typeof given === 'string' ? given : undefined;
}

function list(option: OptionName, raw: Given): readonly string[] {
  const given = raw[option];
  return given === undefined ? [] : [given].flat().map(String);
}

function isOn(option: OptionName, raw: Given): boolean {
  return switchOf(option, raw) === true;
}

/** `--color` is true, `--no-color` false, neither undefined. Given twice, a switch counts as it was given last. */
export function switchOf(option: OptionName, raw: Given): boolean | undefined {
  const given = [raw[option]].flat().at(-1);
  return typeof given === 'boolean' ? given : undefined;
}

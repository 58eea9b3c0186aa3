import { UserError } from '../errors.js';
import { toAdvice } from '../text/nearest.js';
import { REPEATABLE_OPTIONS, SINGLE_OPTIONS, SWITCHES, type RawArguments } from './arguments.js';
import type { RuleInfo } from './context.js';
import { toFormatTargets, type FormatTarget } from './format-target.js';
import { getRuleOrThrow, toShortId } from './rule-ids.js';
import { RULE_PREFIX } from '../config/config.js';

export type RuleSeverity = 'off' | 'warn' | 'error';
export type FailOn = 'error' | 'warn' | 'never';

/** What the person asked of an audit. */
export interface Settings {
  /** As given; empty: the current folder. */
  readonly paths: readonly string[];
  readonly root?: string;
  readonly preset?: 'recommended' | 'strict';
  /** By id with prefix. */
  readonly rules: Readonly<Record<string, RuleSeverity>>;
  readonly formats: readonly FormatTarget[];
  readonly failOn: FailOn;
  readonly maxWarnings?: number;
  readonly quiet: boolean;
  readonly includeTests: boolean;
  readonly allowEmpty: boolean;
  readonly debug: boolean;
  readonly printFacts?: string;
}

const KNOWN_OPTIONS: readonly string[] = [...SINGLE_OPTIONS, ...REPEATABLE_OPTIONS, ...SWITCHES];
/** Keys of yargs that are no options. */
const OWN_KEYS = new Set(['_', '$0', 'paths', 'h']);

/** Throws `UserError` on anything unknown, misspelt or given twice. */
export function toSettings(raw: RawArguments, rules: readonly RuleInfo[]): Settings {
  refuseUnknownOptions(raw);
  const preset = oneOf('preset', ['recommended', 'strict'], raw);
  const root = single('root', raw);
  const printFacts = single('print-facts', raw);
  const maxWarnings = toCount('max-warnings', raw);
  return {
    paths: [...list('paths', raw), ...raw._.map(String)],
    rules: toRuleSeverities(list('rule', raw), rules),
    formats: toFormatTargets(list('format', raw)),
    failOn: oneOf('fail-on', ['error', 'warn', 'never'], raw) ?? 'error',
    quiet: isOn('quiet', raw),
    includeTests: isOn('include-tests', raw),
    allowEmpty: isOn('allow-empty', raw),
    debug: isOn('debug', raw),
    ...(preset === undefined ? {} : { preset }),
    ...(root === undefined ? {} : { root }),
    ...(printFacts === undefined ? {} : { printFacts }),
    ...(maxWarnings === undefined ? {} : { maxWarnings }),
  };
}

/** Throws `UserError` when an option is given that no command has. `also` names the positionals of a sub-command. */
export function refuseUnknownOptions(raw: RawArguments, also: readonly string[] = []): void {
  const unknown = Object.keys(raw).find((key) => !OWN_KEYS.has(key) && !KNOWN_OPTIONS.includes(key) && !also.includes(key));
  if (unknown === undefined) return;
  const dashes = unknown.length === 1 ? '-' : '--';
  throw new UserError(`There is no option \`${dashes}${unknown}\`${toAdvice(unknown, KNOWN_OPTIONS)} \`mcp-audit --help\` lists them all.`);
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

function oneOf<const T extends string>(option: string, known: readonly T[], raw: RawArguments): T | undefined {
  const given = single(option, raw);
  return given === undefined ? undefined : getKnownOrThrow(`value of \`--${option}\``, given, known);
}

function toCount(option: string, raw: RawArguments): number | undefined {
  const given = single(option, raw);
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/u.test(given)) throw new UserError(`\`--${option} ${given}\` needs a number that is not negative.`);
  return Number(given);
}

function single(option: string, raw: RawArguments): string | undefined {
  const given = raw[option];
  if (Array.isArray(given)) throw new UserError(`\`--${option}\` is given twice; give it once.`);
  if (given === '') throw new UserError(`\`--${option}\` needs a value.`);
  return given === undefined ? undefined : String(given);
}

function list(option: string, raw: RawArguments): readonly string[] {
  const given = raw[option];
  return given === undefined ? [] : [given].flat().map(String);
}

/** Given twice, a switch counts as it was given last. */
function isOn(option: string, raw: RawArguments): boolean {
  return [raw[option]].flat().at(-1) === true;
}

/** `--color`, `--no-color`, or neither. */
export function colorOption(raw: RawArguments): boolean | undefined {
  const given = [raw['color']].flat().at(-1);
  return typeof given === 'boolean' ? given : undefined;
}

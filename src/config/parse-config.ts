import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

import { toAdvice } from '../text/nearest.js';
import { CONFIG_SHAPE } from './config-shape.js';
import { EMPTY_CONFIG, RULE_PREFIX, type Config, type RuleSetting } from './config.js';
import { complaintAbout } from './rule-options.js';
import { configError, type Source } from './source.js';

export interface ConfigOptions {
  /** The rules there are, with or without prefix. When given, any other id in the configuration is an error. */
  readonly ruleIds?: readonly string[];
  /** The names of a rule's own options. */
  readonly optionsOf?: (ruleId: string) => readonly string[];
}

/** Reads the text of `mcp-audit.jsonc`. Throws `UserError` naming file, line and column. */
export function parseConfig(source: Source, options: ConfigOptions = {}): Config {
  const { tree, errors } = parse(source.text);
  refuseBrokenJson(source, errors);
  if (!tree) throw configError(source, 0, 'the file is empty; write `{}` or remove it.');
  return toConfig(tree, source, options);
}

/** Reads the key `mcp-audit` of `package.json`; `undefined` when there is none. The rest of that file is not ours to judge. */
export function parsePackageConfig(source: Source, options: ConfigOptions = {}): Config | undefined {
  const { tree, errors } = parse(source.text);
  const node = tree?.children?.find(({ children }) => children?.[0]?.value === 'mcp-audit')?.children?.[1];
  if (!node) return undefined;
  refuseBrokenJson(source, errors);
  return toConfig(node, source, options);
}

function parse(text: string): { readonly tree: Node | undefined; readonly errors: readonly ParseError[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  return { tree, errors };
}

function refuseBrokenJson(source: Source, [first]: readonly ParseError[]): void {
  if (!first) return;
  const problem = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  throw configError(source, first.offset, `this is not valid JSON with comments (${problem}).`);
}

function toConfig(node: Node, source: Source, options: ConfigOptions): Config {
  const { root, exclude, catalogue, entries, sinks, rules, minConfidence, requireReasons } = CONFIG_SHAPE.read(node, source, '');
  return {
    file: source.file,
    exclude: exclude ?? EMPTY_CONFIG.exclude,
    catalogue: catalogue ?? EMPTY_CONFIG.catalogue,
    entries: entries ?? EMPTY_CONFIG.entries,
    sinks: (sinks ?? []).map(({ file, ...sink }) => ({ ...sink, ...(file === undefined ? {} : { file }) })),
    rules: toRules(rules ?? new Map(), source, options),
    ...(root === undefined ? {} : { root }),
    ...(minConfidence === undefined ? {} : { minConfidence }),
    ...(requireReasons === undefined ? {} : { requireReasons }),
  };
}

type GivenRules = ReadonlyMap<string, { readonly value: RuleSetting; readonly offset: number }>;

function toRules(given: GivenRules, source: Source, { ruleIds, optionsOf }: ConfigOptions): Readonly<Record<string, RuleSetting>> {
  const known = ruleIds?.map(toPrefixed);
  const rules = new Map<string, RuleSetting>();
  for (const [written, { value, offset }] of given) {
    const id = toPrefixed(written);
    if (known && !known.includes(id)) throw configError(source, offset, `there is no rule \`${written}\`${toAdvice(id, known)}`);
    if (rules.has(id)) throw configError(source, offset, `\`${id}\` is set twice, with and without its prefix.`);
    const complaint = typeof value !== 'string' && optionsOf ? complaintAbout(value[1], optionsOf(id)) : undefined;
    if (complaint !== undefined) throw configError(source, offset, `the options of \`${written}\` are wrong: ${complaint}`);
    rules.set(id, value);
  }
  return Object.fromEntries(rules);
}

function toPrefixed(id: string): string {
  return id.startsWith(RULE_PREFIX) ? id : RULE_PREFIX + id;
}

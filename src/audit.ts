import { createRequire } from 'node:module';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { Analysis, type ActiveRule } from './analysis.js';
import { readStubs } from './catalogue/stub-texts.js';
import type { Config, RuleSetting } from './config/config.js';
import { readConfig } from './config/read-config.js';
import type { Finding, Report, Summary } from './findings/finding.js';
import { ruleIds, rules, RULE_PREFIX } from './rule/registry.js';
import { numberEqual } from './rule/to-finding.js';
import { directivesOf } from './suppress/directives-of.js';
import { findSuppressionIn } from './suppress/find-suppression.js';
import { createWorkspace } from './workspace/create-workspace.js';
import { findRoot } from './workspace/find-root.js';
import { isFolder } from './workspace/is-folder.js';

export type { Report, Finding, Coverage, Location, TraceHop, Suggestion, Edit } from './findings/finding.js';

export type Preset = 'recommended' | 'strict';

export interface AuditOptions {
  /** Folder that is analysed whole. Without it: the nearest workspace manifest, `.git` or `package.json` upwards from the first path. */
  readonly root?: string;
  /** Files and folders whose findings are shown; all when empty. */
  readonly paths?: readonly string[];
  readonly preset?: Preset;
  /** Severity by rule id, over the preset and the configuration file. */
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  readonly includeTests?: boolean;
  readonly minConfidence?: 'certain' | 'likely';
  readonly onProgress?: (stage: string) => void;
  readonly debug?: (line: string) => void;
}

const { version } = createRequire(import.meta.url)('eslint-plugin-mcp/package.json') as { version: string };

/**
 * Audits a code base. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 * Called again for an unchanged root it reuses what it read.
 */
export async function audit(options: AuditOptions = {}): Promise<Report> {
  const given = resolve(options.root ?? findRoot(resolve(options.paths?.[0] ?? '.')));
  const config = readConfig(given, { ruleIds });
  const root = resolve(given, config.root ?? '.');
  await progress(options, 'reading files');
  const analysis = analysisOf(root, config, options);
  await progress(options, 'analysing');
  const analysed = analysis.run(activeRules(options, config));
  const wanted = pathFilter(root, options.paths);
  const minimum = options.minConfidence ?? config.minConfidence ?? (options.preset === 'strict' ? 'likely' : 'certain');
  const shown = analysed.findings.filter((f) => wanted(f.location.path) && (minimum === 'likely' || f.confidence === 'certain'));
  const findings = suppress(numberEqual(shown), analysis);
  return {
    schemaVersion: 1,
    tool: { name: 'eslint-plugin-mcp', version },
    root: relative(given, root).split(sep).join('/') || '.',
    coverage: analysed.coverage,
    findings,
    summary: summarise(findings),
  };
}

/** Reports the stage and lets a spinner turn. */
async function progress(options: AuditOptions, stage: string): Promise<void> {
  if (!options.onProgress) return;
  options.onProgress(stage);
  await new Promise((done) => { setImmediate(done); });
}

const analyses = new Map<string, Analysis>();

/** Auditing one root again costs a look at the disk. */
function analysisOf(root: string, config: Config, options: AuditOptions): Analysis {
  const key = JSON.stringify([root, config.exclude, config.catalogue, options.includeTests ?? false]);
  const known = analyses.get(key);
  if (known && isFolder(root)) { known.workspace.refresh(); return known; }
  const workspace = createWorkspace({ root, exclude: config.exclude, includeTests: options.includeTests ?? false });
  const analysis = new Analysis(workspace, readStubs(config.catalogue.map((file) => resolve(root, file))), config);
  // long-lived processes that audit many roots must not keep them all
  if (analyses.size >= 4) analyses.delete(analyses.keys().next().value ?? '');
  analyses.set(key, analysis);
  return analysis;
}

/** The rules that are on, with their severity: preset, then configuration file, then options. */
export function activeRules(options: Pick<AuditOptions, 'preset' | 'rules'>, config: Pick<Config, 'rules'>): ActiveRule[] {
  return rules.flatMap((rule) => {
    const id = RULE_PREFIX + rule.id;
    const preset = options.preset === 'strict' ? rule.docs.strict : rule.docs.recommended;
    const setting = options.rules?.[id] ?? options.rules?.[rule.id] ?? config.rules[id] ?? (preset || 'off');
    const severity = typeof setting === 'string' ? setting : setting[0];
    return severity === 'off' ? [] : [{ rule, severity }];
  });
}

function pathFilter(root: string, paths: readonly string[] | undefined): (path: string) => boolean {
  const selected = (paths ?? []).map((path) => relative(root, isAbsolute(path) ? path : resolve(path)).split(sep).join('/'));
  if (selected.length === 0 || selected.includes('')) return () => true;
  return (path) => selected.some((s) => path === s || path.startsWith(`${s}/`));
}

/** Marks what a disable comment covers; such findings stay in the report. */
function suppress(findings: readonly Finding[], analysis: Analysis): Finding[] {
  const directives = new Map<string, ReturnType<typeof directivesOf>>();
  return findings.map((finding) => {
    const { path, line, column } = finding.location;
    const known = directives.get(path) ?? directivesOf(analysis.workspace.text(path));
    directives.set(path, known);
    const found = findSuppressionIn(known, finding.ruleId, line, column);
    return found ? { ...finding, suppressed: { kind: 'directive', ...found } } : finding;
  });
}

function summarise(findings: readonly Finding[]): Summary {
  const open = findings.filter((f) => !f.suppressed);
  return {
    errors: open.filter((f) => f.severity === 'error').length,
    warnings: open.filter((f) => f.severity === 'warn').length,
    suppressed: findings.filter((f) => f.suppressed?.kind === 'directive').length,
    known: findings.filter((f) => f.suppressed?.kind === 'baseline').length,
  };
}

import { join, relative, resolve, sep } from 'node:path';
import type { Analysed } from '../analysis.js';
import type { Config } from '../config/config.js';
import { readConfig } from '../config/read-config.js';
import { ownOptions, type RuleOptions } from '../config/rule-options.js';
import { messageOf, UserError } from '../errors.js';
import type { Confidence, Finding } from '../findings/finding.js';
import { disableReason } from '../rule/disable-reason.js';
import { RULE_PREFIX, optionNamesOf, ruleIds } from '../rule/registry.js';
import type { GivenOptions } from '../rule/rule.js';
import { stampOf } from '../workspace/read-file.js';
import { WarmAnalysis } from './warm-analysis.js';

export type Answer =
  | {
    readonly kind: 'findings';
    /** Those whose place is in the file that was asked about. */
    readonly findings: readonly Finding[];
    /** What the configuration file asks for. */
    readonly minConfidence: Confidence;
    /** Whether the configuration file asks for a reason in disable comments. */
    readonly requiresReasons: boolean;
    /** Whether offsets are those of the text that was handed in, rather than of the last one that could be parsed. */
    readonly isCurrent: boolean;
  }
  | { readonly kind: 'problem'; readonly messageId: 'configurationError' | 'analysisFailed'; readonly message: string };

/** The rule that asks, with the options ESLint's configuration gives it. */
export interface Asker { readonly ruleId: string; readonly options: GivenOptions }

interface Opened {
  /** Says whether configuration and catalogue files are still those the analysis was made with. */
  readonly key: string;
  readonly root: string;
  readonly config: Config;
  readonly analysis: WarmAnalysis;
}

/** Milliseconds between two looks at the disk. A look at a large tree is dear: it waits for twenty times what the last one took. */
const LOOK_INTERVAL = { shortest: 1000, longest: 5000, timesCost: 20 };

/** What a linter's process remembers of one root. Nothing here throws: what goes wrong is an answer. */
export class Session {
  readonly #root: string;
  #opened: Opened | undefined;
  #nextLook = 0;
  #problem: Answer | undefined;

  /** `root` is the folder in which the configuration is looked for. */
  constructor(root: string) {
    this.#root = root;
  }

  /** The findings in one file, absolute path, whose text is `text` in the editor. */
  answerFor(file: string, text: string, asker?: Asker): Answer {
    try {
      this.#look();
      return this.#problem ?? this.#ask(file, text, asker);
    } catch (error) {
      return toProblem(error);
    }
  }

  #ask(file: string, text: string, asker: Asker | undefined): Answer {
    if (!this.#opened) return NOTHING;
    const { root, config, analysis } = this.#opened;
    const inside = relative(root, file).split(sep).join('/');
    const path = analysis.spelled(inside);
    if (!analysis.take(path, text)) return NOTHING;
    const inFile = asker && fileOptions(config, asker.ruleId);
    if (asker) analysis.choose(asker.ruleId, Object.keys(asker.options).length > 0 ? asker.options : ownOptions(inFile ?? {}));
    const analysed = analysis.analysed();
    return {
      kind: 'findings',
      findings: analysed.findings.filter((finding) => finding.location.path === path),
      minConfidence: inFile?.minConfidence ?? config.minConfidence ?? 'certain',
      requiresReasons: requiresReasons(config),
      isCurrent: isParsed(analysed, path),
    };
  }

  /** Brings the configuration and the files to the state of the disk, when the last look is long enough ago. */
  #look(): void {
    const start = Date.now();
    if (start < this.#nextLook) return;
    try {
      this.#problem = undefined;
      this.#open();
    } catch (error) {
      this.#opened = undefined;
      this.#problem = toProblem(error);
    } finally {
      const end = Date.now();
      this.#nextLook = end + Math.min(Math.max(LOOK_INTERVAL.shortest, (end - start) * LOOK_INTERVAL.timesCost), LOOK_INTERVAL.longest);
    }
  }

  #open(): void {
    const config = readConfig(this.#root, { ruleIds, optionsOf: optionNamesOf });
    const root = resolve(this.#root, config.root ?? '.');
    const key = JSON.stringify([config, config.catalogue.map((file) => stampOf(join(root, file)))]);
    if (this.#opened?.key === key) this.#opened.analysis.refresh();
    else this.#opened = { key, root, config, analysis: new WarmAnalysis(root, config) };
  }
}

const NOTHING: Answer = { kind: 'findings', findings: [], minConfidence: 'certain', requiresReasons: false, isCurrent: false };

function fileOptions({ rules }: Config, ruleId: string): RuleOptions {
  const setting = rules[ruleId];
  return typeof setting === 'object' ? setting[1] : {};
}

function requiresReasons({ rules, requireReasons = false }: Config): boolean {
  const setting = rules[RULE_PREFIX + disableReason.id];
  return setting === undefined ? requireReasons : setting !== 'off';
}

function isParsed({ coverage }: Analysed, path: string): boolean {
  return !coverage.parseFailures.some((failure) => failure.path === path);
}

function toProblem(error: unknown): Answer {
  const reason = messageOf(error);
  if (error instanceof UserError) return { kind: 'problem', messageId: 'configurationError', message: `The MCP rules did not run: ${reason}` };
  return {
    kind: 'problem',
    messageId: 'analysisFailed',
    message: `The MCP rules gave up on this file: ${reason}. This is a defect in eslint-plugin-mcp, not in your code; \`npx mcp-audit --debug\` shows the details to report.`,
  };
}

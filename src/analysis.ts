import type { Config } from './config/config.js';
import { byPlace } from './findings/by-place.js';
import type { Coverage, Finding, Severity } from './findings/finding.js';
import type { FileFacts } from './facts/model.js';
import { CodeGraph } from './graph/build-graph.js';
import type { DeclaredEntry } from './graph/graph.js';
import { Queries, type Code } from './graph/queries.js';
import type { StubTexts } from './catalogue/stub-texts.js';
import { toLocation, toPlace } from './rule/place.js';
import { FormCache } from './program/form-cache.js';
import type { GivenOptions, Place, RuleDefinition } from './rule/rule.js';
import { toFinding } from './rule/to-finding.js';
import { answersAlike, recordSearches, type SearchRecord } from './slice/search-record.js';
import { makeAnew, type Keep } from './slice/keep.js';
import { Slice } from './slice/slice.js';
import type { Workspace } from './workspace/workspace.js';

/** Text that shows a file has to do with MCP, or hands tools to a model. No file holds one: nothing is parsed. */
const NEEDLES = ['modelcontextprotocol', 'mcp', 'Mcp', 'MCP', 'prompts/', 'tools/call', 'tools/list', 'getPrompt', 'listPrompts', 'generateText', 'streamText'];

export interface Analysed {
  readonly findings: readonly Finding[];
  readonly coverage: Coverage;
  /** Names that were searched for: a file that holds none of them, and was not parsed, cannot change the findings. */
  readonly queried: ReadonlySet<string>;
  readonly parsed: readonly string[];
}

export type ActiveRule = { readonly rule: RuleDefinition; readonly severity: Severity; readonly options?: GivenOptions };

/** The analysis of one workspace. Facts are kept between runs, so a run after an edit parses only what changed. */
export class Analysis {
  private readonly slice: Slice;
  private graph: CodeGraph | undefined;
  private readonly forms = new FormCache();

  constructor(readonly workspace: Workspace, readonly catalogue: StubTexts, readonly config: Config) {
    this.slice = new Slice(workspace, catalogue);
  }

  /** Whether any file has to do with MCP at all. */
  get isMcp(): boolean {
    return NEEDLES.some((needle) => this.workspace.filesContaining(needle).length > 0) || this.slice.templateDocuments.length > 0;
  }

  /** The files that hold a name, by the same search that found `Analysed.queried` there. */
  filesHolding(name: string): readonly string[] {
    return this.slice.filesContaining(name);
  }

  /** Does an answer rest on what a file does not export, although it was not parsed? */
  wasAskedToExport(path: string): boolean {
    return this.slice.wasAskedToExport(path);
  }

  /** What the runs so far asked of texts; to be asked of other texts with `answersAlike`. */
  get searchRecord(): SearchRecord {
    return recordSearches(this.slice.searches, this.workspace, NEEDLES, this.slice.parsedPaths);
  }

  /** Whether files with other texts leave everything as it was when the record was made. */
  answersAlike(record: SearchRecord, paths: readonly string[]): boolean {
    return answersAlike(record, this.workspace, paths);
  }

  run(active: readonly ActiveRule[]): Analysed {
    if (!this.isMcp) return { findings: [], coverage: this.coverage(undefined), queried: new Set(NEEDLES), parsed: [] };
    const queries = new Queries(this.currentGraph(), this.catalogue, this.config.sinks);
    const formOf = ({ file: { path }, start, end }: Place): string => this.formOf(path, start, end);
    const findings = active.flatMap(({ rule, severity, options = {} }) => queries.once(`${rule.id} ${severity} ${JSON.stringify(options)}`, () => [...rule.detect(queries, options)].map((detection) => toFinding(rule, detection, severity, formOf))));
    this.forms.dropTrees();
    return { findings: findings.sort(byPlace), coverage: this.coverage(queries), queried: this.slice.queried, parsed: this.slice.parsedPaths };
  }

  /** Runs the rules with data that earlier runs have made of texts. */
  runKeeping(active: readonly ActiveRule[], keep: Keep): Analysed {
    this.slice.keep = keep;
    try {
      return this.run(active);
    } finally {
      this.slice.keep = makeAnew;
    }
  }

  private formOf(path: string, start: number, end: number): string {
    const text = this.workspace.text(path);
    return this.slice.keep(`form ${start}-${end} ${path}`, text, () => this.forms.of(path, text, start, end));
  }

  /** One question of any kind; no answer when the code has nothing to do with MCP. */
  ask<T>(question: (code: Code) => T): { readonly answer: T | undefined; readonly coverage: Coverage } {
    if (!this.isMcp) return { answer: undefined, coverage: this.coverage(undefined) };
    const queries = new Queries(this.currentGraph(), this.catalogue, this.config.sinks);
    const answer = question(queries);
    return { answer, coverage: this.coverage(queries) };
  }

  /** The graph with every file of the workspace parsed. */
  wholeGraph(): { readonly graph: CodeGraph; readonly files: readonly FileFacts[] } {
    const graph = this.currentGraph();
    return { graph, files: this.workspace.files.flatMap((path) => graph.source.facts(path) ?? []) };
  }

  /** The graph of the last run without the answers that an edit may have changed; a new one when names or links moved. */
  private currentGraph(): CodeGraph {
    const edited = this.slice.newRun();
    if (this.graph && edited !== 'unknown') this.graph.forget(edited.changed, edited.shifted);
    else this.graph = new CodeGraph(this.slice, entriesOf(this.config));
    return this.graph;
  }

  private coverage(queries: Queries | undefined): Coverage {
    const counts = queries?.counts() ?? { hosts: 0, servers: 0, sinks: 0, entries: 0, unresolvedCalls: 0 };
    const templates = this.slice.templateDocuments.length;
    return {
      filesSeen: this.workspace.filesSeen,
      filesRead: this.workspace.files.length + templates,
      filesAnalysed: this.slice.parsedPaths.length + templates,
      parseFailures: this.slice.failures,
      ...counts,
      servers: Math.max(counts.servers, this.slice.templates.files.some(({ kinship }) => kinship !== 'resembling') ? 1 : 0),
      inconclusive: (queries?.unfinished ?? []).map(({ ruleId, at, reason }) => {
        const { path, line } = toLocation(toPlace(at));
        return { ruleId: `mcp/${ruleId}`, path, line, reason };
      }),
      notAnalysed: without(this.workspace.notAnalysed, 'not JavaScript or TypeScript', templates),
    };
  }
}

/** The counts without some of one reason. */
function without(counts: Coverage['notAnalysed'], reason: string, some: number): Coverage['notAnalysed'] {
  return counts.map((entry) => (entry.reason === reason ? { reason, count: entry.count - some } : entry)).filter(({ count }) => count > 0);
}

/** By path: the functions that the configuration declares to be started from outside, and by whom. */
function entriesOf({ entries }: Config): ReadonlyMap<string, readonly DeclaredEntry[]> {
  const declared = new Map<string, DeclaredEntry[]>();
  for (const { file, function: name, kind } of entries) declared.set(file, [...(declared.get(file) ?? []), { name, role: `${kind}-entry` }]);
  return declared;
}

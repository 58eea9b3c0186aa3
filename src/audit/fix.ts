import type { Report } from '../findings/finding.js';
import { kindOf } from '../findings/fingerprint.js';
import { objectionToWriting } from '../fix/editable-file.js';
import { mergeRepairs } from '../fix/merge-repairs.js';
import { repairsOf, type Refusal, type Repair, type RepairChoice } from '../fix/repair.js';
import type { FileChange } from '../fix/unified-diff.js';
import type { Workspace } from '../workspace/workspace.js';
import { openCodeBase } from './code-base.js';
import { audit, type AuditOptions } from './run-audit.js';
import { syntaxErrorOf } from './syntax-error.js';

export type FixOptions = AuditOptions & RepairChoice;

export interface FixOutcome {
  /** The report on the repaired texts. */
  readonly report: Report;
  /** Absolute path of the folder the paths are relative to. */
  readonly root: string;
  /** Sorted by path. Nothing has been written. */
  readonly changes: readonly FileChange[];
  readonly applied: number;
  readonly refused: readonly Refusal[];
}

/** As in ESLint: a repair may make room for another one, and may not go on for ever. */
const MOST_PASSES = 10;

/** Repairs what can be repaired, in memory: who calls decides whether the texts are written. */
export async function fix(options: FixOptions): Promise<FixOutcome> {
  const { root, analysis: { workspace } } = await openCodeBase(options);
  const draft = new Draft(workspace);
  try {
    const run = new FixRun(options, draft);
    const report = await run.finish();
    return { report, root, changes: draft.changes, applied: run.applied, refused: run.refused };
  } finally {
    draft.discard();
  }
}

class FixRun {
  applied = 0;
  readonly refused: Refusal[] = [];
  readonly #options: FixOptions;
  readonly #draft: Draft;
  /** How many suggestions may still be made for findings of one kind: one for each that was there at first, also when it does not help. */
  #suggestions: Map<string, number> | undefined;
  readonly #hopeless = new Set<string>();

  constructor(options: FixOptions, draft: Draft) {
    this.#options = options;
    this.#draft = draft;
  }

  /** Makes passes until one changes nothing. Returns the report on what has become of the code. */
  async finish(): Promise<Report> {
    for (let pass = 0; ; pass++) {
      // what a repair makes of a file is on no disk
      const report = await audit({ ...this.#options, cache: false });
      const repairs = pass < MOST_PASSES ? this.#choose(report) : [];
      if (repairs.length === 0) return report;
      const { texts, applied, refused } = mergeRepairs(repairs, this.#draft);
      this.applied += applied.length;
      this.refused.push(...refused);
      for (const { repair } of refused) this.#hopeless.add(repair.finding.fingerprint);
      for (const repair of applied) this.#count(repair);
      for (const [path, text] of texts) this.#draft.put(path, text);
    }
  }

  #choose({ findings }: Report): readonly Repair[] {
    const repairs = repairsOf(findings, this.#options);
    this.#suggestions ??= countBy(repairs.filter(({ kind }) => kind === 'suggestion').map(kindOfRepair));
    const left = new Map(this.#suggestions);
    return repairs.filter((repair) => {
      if (this.#hopeless.has(repair.finding.fingerprint)) return false;
      if (repair.kind === 'fix') return true;
      const count = left.get(kindOfRepair(repair)) ?? 0;
      left.set(kindOfRepair(repair), count - 1);
      return count > 0;
    });
  }

  #count(repair: Repair): void {
    if (repair.kind === 'suggestion') this.#suggestions?.set(kindOfRepair(repair), (this.#suggestions.get(kindOfRepair(repair)) ?? 0) - 1);
  }
}

const kindOfRepair = ({ finding }: Repair): string => kindOf(finding.fingerprint);

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function isAnalysed({ files, documents }: Workspace, path: string): boolean {
  return files.includes(path) || documents.includes(path);
}

/** Repaired texts in front of the files on disk. */
class Draft {
  readonly #workspace: Workspace;
  readonly #before = new Map<string, string>();
  readonly #after = new Map<string, string>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  readonly textOf = (path: string): string => this.#workspace.text(path);

  readonly objectionTo = (path: string): string | undefined => {
    if (this.#before.has(path)) return undefined;
    return isAnalysed(this.#workspace, path) ? objectionToWriting(this.#workspace.root, path, this.#workspace.text(path)) : 'is no file of the analysed code';
  };

  readonly syntaxErrorOf = syntaxErrorOf;

  get changes(): readonly FileChange[] {
    return [...this.#after].map(([path, after]) => ({ path, before: this.#before.get(path) ?? '', after }))
      .filter(({ before, after }) => before !== after).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  put(path: string, text: string): void {
    if (!this.#before.has(path)) this.#before.set(path, this.#workspace.text(path));
    this.#after.set(path, text);
    this.#workspace.overlay(path, text);
  }

  /** Gives the files on disk back to the workspace. */
  discard(): void {
    for (const path of this.#after.keys()) this.#workspace.overlay(path, undefined);
  }
}

import type { Edit } from '../findings/finding.js';
import { applyEdits, fits, spanOf } from './apply-edits.js';
import type { Refusal, Repair } from './repair.js';

export interface Surroundings {
  /** The text of a file as it is now. */
  readonly textOf: (path: string) => string;
  /** Why a file cannot be edited; `undefined` when it can. */
  readonly objectionTo: (path: string) => string | undefined;
  /** What is wrong with the syntax of a text; `undefined` when nothing is. */
  readonly syntaxErrorOf: (path: string, text: string) => string | undefined;
}

export interface Merged {
  /** The new texts by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly applied: readonly Repair[];
  /** They touch what another repair changes: the next pass may make them. */
  readonly postponed: readonly Repair[];
  readonly refused: readonly Refusal[];
}

/** Makes the repairs that can be made together, the first of those that touch each other, and none that would break the syntax of a file. */
export function mergeRepairs(repairs: readonly Repair[], surroundings: Surroundings): Merged {
  const accepted = new Map<string, Edit[]>();
  const [applied, postponed, refused]: [Repair[], Repair[], Refusal[]] = [[], [], []];
  for (const repair of repairs) {
    const parts = groupByPath(repair.edits);
    if ([...parts].some(([path, edits]) => isTouched(accepted.get(path) ?? [], edits))) {
      postponed.push(repair);
      continue;
    }
    const reason = reasonAgainst(parts, accepted, surroundings);
    if (reason !== undefined) {
      refused.push({ repair, reason });
      continue;
    }
    for (const [path, edits] of parts) accepted.set(path, [...(accepted.get(path) ?? []), ...edits]);
    applied.push(repair);
  }
  const texts = new Map(Array.from(accepted, ([path, edits]) => [path, applyEdits(surroundings.textOf(path), edits)]));
  return { texts, applied, postponed, refused };
}

type Parts = ReadonlyMap<string, readonly Edit[]>;

function groupByPath(edits: readonly Edit[]): Parts {
  const parts = new Map<string, Edit[]>();
  for (const edit of edits) parts.set(edit.path, [...(parts.get(edit.path) ?? []), edit]);
  return parts;
}

/** As in ESLint: a repair is one stretch from its first edit to its last, and stretches that only meet are too near as well. */
function isTouched(accepted: readonly Edit[], edits: readonly Edit[]): boolean {
  const span = spanOf(edits);
  return accepted.some(({ start, end }) => span.start <= end && start <= span.end);
}

function reasonAgainst(parts: Parts, accepted: ReadonlyMap<string, readonly Edit[]>, { objectionTo, textOf, syntaxErrorOf }: Surroundings): string | undefined {
  for (const [path, edits] of parts) {
    const objection = objectionTo(path);
    if (objection !== undefined) return `${path} ${objection}`;
    const text = textOf(path);
    if (!fits(text, edits)) return `its edits do not fit into ${path}`;
    if (syntaxErrorOf(path, text) !== undefined) return `${path} does not parse as it is`;
    const error = syntaxErrorOf(path, applyEdits(text, [...(accepted.get(path) ?? []), ...edits]));
    if (error !== undefined) return `${path} would not parse any more (${error})`;
  }
  return undefined;
}

import type { Directive } from './directive.js';
import { silencing } from './find-suppression.js';

export interface Problem { readonly ruleId: string; readonly line: number; readonly column: number }

/** A comment that disables rules and does not say why. */
export interface Unexplained {
  readonly directive: Directive;
  /** The guarded rules it disables: those it names, or those it silences here. */
  readonly ruleIds: readonly string[];
  /**
   * Where it is reported, as far as comments are concerned. One that disables every rule would silence what is said about itself:
   * that is said in front of the first column of its line, where no comment of that line reaches.
   */
  readonly column: number | 'before the line';
}

/**
 * The comments that disable a rule of `guarded` without a reason. One that names no rule counts only where it silences one of
 * `problems`, and no other comment there gives a reason.
 */
export function findUnexplained(
  directives: readonly Directive[], guarded: readonly string[], problems: readonly Problem[], columnOf: (directive: Directive) => number,
): readonly Unexplained[] {
  return directives.filter(({ kind, reason }) => kind !== 'enable' && reason === undefined).flatMap((directive) => {
    const ruleIds = directive.ruleIds.length > 0 ? directive.ruleIds.filter((id) => guarded.includes(id)) : silencedUnexplained(directive, directives, guarded, problems);
    const silencesItself = directive.ruleIds.length === 0 && directive.kind !== 'disable-next-line';
    return ruleIds.length === 0 ? [] : [{ directive, ruleIds, column: silencesItself ? 'before the line' : columnOf(directive) }];
  });
}

function silencedUnexplained(directive: Directive, directives: readonly Directive[], guarded: readonly string[], problems: readonly Problem[]): string[] {
  const silenced = problems.filter(({ ruleId }) => guarded.includes(ruleId)).filter(({ ruleId, line, column }) => {
    const all = silencing(directives, ruleId, line, column);
    return all.includes(directive) && all.every(({ reason }) => reason === undefined);
  });
  return [...new Set(silenced.map(({ ruleId }) => ruleId))].sort();
}

/** What the message says is disabled. */
export function inWords(ruleIds: readonly string[]): string {
  const quoted = ruleIds.map((id) => `\`${id}\``);
  return quoted.length === 1 ? `${quoted[0] ?? ''} is` : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''} are`;
}

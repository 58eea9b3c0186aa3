import type { Edit, Finding } from '../findings/finding.js';

/** Edits that belong together: all of them are made, or none. */
export interface Repair {
  readonly finding: Finding;
  readonly kind: 'fix' | 'suggestion';
  readonly edits: readonly Edit[];
}

/** A repair that is left out, and why. */
export interface Refusal { readonly repair: Repair; readonly reason: string }

export interface RepairChoice {
  /** The safe fixes. */
  readonly fixes: boolean;
  /** The rule (with prefix) whose suggestions are made, the first of each finding. */
  readonly suggestionsOf?: string;
}

/** What is to be done about the findings that count. Accepted ones stay as they are. */
export function repairsOf(findings: readonly Finding[], { fixes, suggestionsOf }: RepairChoice): readonly Repair[] {
  return findings.filter(({ suppressed }) => !suppressed).flatMap((finding): Repair[] => {
    if (fixes && finding.fix && finding.fix.edits.length > 0) return [{ finding, kind: 'fix', edits: finding.fix.edits }];
    const [suggestion] = finding.ruleId === suggestionsOf ? finding.suggestions ?? [] : [];
    return suggestion && suggestion.edits.length > 0 ? [{ finding, kind: 'suggestion', edits: suggestion.edits }] : [];
  });
}

/** Where a repair is made, for messages. */
export function placeOf({ finding: { location } }: Repair): string {
  return `${location.path}:${location.line}`;
}

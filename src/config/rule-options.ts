import type { Confidence } from '../findings/finding.js';
import { quoted, toAdvice } from '../text/nearest.js';

/** What stands beside a severity: what every rule understands, and the lists of names that a rule declares. */
export interface RuleOptions {
  /** The least confidence a finding of the rule needs to be shown. */
  readonly minConfidence?: Confidence;
  readonly [name: string]: readonly string[] | string | undefined;
}

const CONFIDENCES = ['certain', 'likely'];

/** What is wrong with the options of a rule that declares those names; `undefined` when nothing is. */
export function complaintAbout(options: object, declared: readonly string[]): string | undefined {
  const known = ['minConfidence', ...declared];
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    if (!known.includes(name)) return `it has no option \`${name}\`${toAdvice(name, known)}`;
    if (name === 'minConfidence' && !CONFIDENCES.includes(String(value))) return `its option \`minConfidence\` must be ${quoted(CONFIDENCES, 'or')}.`;
    if (name !== 'minConfidence' && !isNames(value)) return `its option \`${name}\` must be a list of names.`;
  }
  return undefined;
}

/** The options that a rule declares itself. */
export function ownOptions({ minConfidence: _, ...own }: RuleOptions): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(own).filter((entry): entry is [string, readonly string[]] => Array.isArray(entry[1])));
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '');
}

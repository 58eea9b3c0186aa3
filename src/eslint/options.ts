import type { Confidence } from '../findings/finding.js';

/** What every rule understands in ESLint, beside options of its own. */
export interface RuleOptions {
  /** The least confidence a finding needs to be reported. */
  readonly minConfidence?: Confidence;
}

const MIN_CONFIDENCE = {
  description: 'The least confidence a finding needs to be reported.',
  enum: ['certain', 'likely'] satisfies Confidence[],
};

interface ObjectSchema { readonly properties?: object }

/** The schema ESLint checks options against: the rule's own object with `minConfidence` in it. */
export function toSchema(own: ObjectSchema = { properties: {} }): [object] {
  return [{ type: 'object', additionalProperties: false, ...own, properties: { ...own.properties, minConfidence: MIN_CONFIDENCE } }];
}

/** Whether a finding of that confidence is to be shown. */
export function isShown(confidence: Confidence, minimum: Confidence): boolean {
  return minimum === 'likely' || confidence === 'certain';
}

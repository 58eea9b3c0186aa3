import type { Confidence } from '../findings/finding.js';

const MIN_CONFIDENCE = {
  description: 'The least confidence a finding needs to be reported.',
  enum: ['certain', 'likely'] satisfies Confidence[],
};

const names = (description: string): object => ({ description, type: 'array', items: { type: 'string', minLength: 1 }, uniqueItems: true });

/** The schema ESLint checks options against: the rule's own lists of names, and `minConfidence`. */
export function toSchema(own: Readonly<Record<string, string>> = {}): [object] {
  const ownProperties = Object.fromEntries(Object.entries(own).map(([name, description]) => [name, names(description)]));
  return [{ type: 'object', additionalProperties: false, properties: { ...ownProperties, minConfidence: MIN_CONFIDENCE } }];
}

/** Whether a finding of that confidence is to be shown. */
export function isShown(confidence: Confidence, minimum: Confidence): boolean {
  return minimum === 'likely' || confidence === 'certain';
}

const MIN_CONFIDENCE = {
    description: 'The least confidence a finding needs to be reported.',
    enum: ['certain', 'likely'],
};
/** The schema ESLint checks options against: the rule's own object with `minConfidence` in it. */
export function toSchema(own = { properties: {} }) {
    return [{ type: 'object', additionalProperties: false, ...own, properties: { ...own.properties, minConfidence: MIN_CONFIDENCE } }];
}
/** Whether a finding of that confidence is to be shown. */
export function isShown(confidence, minimum) {
    return minimum === 'likely' || confidence === 'certain';
}

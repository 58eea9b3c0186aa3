/**
 * The findings in the order in which a reader with little room wants them: open before accepted, errors before warnings, certain before
 * likely; among equals as the report has them.
 */
export function mostSevereFirst(findings) {
    return findings.toSorted((a, b) => weightOf(a) - weightOf(b));
}
function weightOf({ suppressed, severity, confidence }) {
    return (suppressed ? 4 : 0) + (severity === 'error' ? 0 : 2) + (confidence === 'certain' ? 0 : 1);
}

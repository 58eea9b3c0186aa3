/** What is to be done about the findings that count. Accepted ones stay as they are. */
export function repairsOf(findings, { fixes, suggestionsOf }) {
    return findings.filter(({ suppressed }) => !suppressed).flatMap((finding) => {
        if (fixes && finding.fix && finding.fix.edits.length > 0)
            return [{ finding, kind: 'fix', edits: finding.fix.edits }];
        const [suggestion] = finding.ruleId === suggestionsOf ? finding.suggestions ?? [] : [];
        return suggestion && suggestion.edits.length > 0 ? [{ finding, kind: 'suggestion', edits: suggestion.edits }] : [];
    });
}
/** Where a repair is made, for messages. */
export function placeOf({ finding: { location } }) {
    return `${location.path}:${location.line}`;
}

/** The report without its warnings, for `--quiet`. */
export function onlyErrors(report) {
    const findings = report.findings.filter(({ severity }) => severity === 'error');
    const countOf = (kind) => findings.filter(({ suppressed }) => suppressed?.kind === kind).length;
    return { ...report, findings, summary: { ...report.summary, warnings: 0, suppressed: countOf('directive'), known: countOf('baseline') } };
}

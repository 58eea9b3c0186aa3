/** What the report means for the one who waits: 0 nothing at the chosen level, 1 findings or stale entries of the baseline, 2 there was nothing to judge. */
export function exitCodeOf(report, settings) {
    if (isEmpty(report) && !settings.allowEmpty)
        return 2;
    if (settings.failOn === 'never')
        return 0;
    const { errors, warnings } = report.summary;
    const counted = settings.failOn === 'warn' ? errors + warnings : errors;
    const stale = report.baseline?.stale.length ?? 0;
    return counted + stale > 0 || warnings > (settings.maxWarnings ?? Infinity) ? 1 : 0;
}
/** No MCP code was recognised: silence then says nothing. */
export function isEmpty({ coverage, findings }) {
    return coverage.hosts + coverage.servers === 0 && findings.length === 0;
}

import type { Report } from '../findings/finding.js';

/** The report without its warnings, for `--quiet`. */
export function onlyErrors(report: Report): Report {
  const findings = report.findings.filter(({ severity }) => severity === 'error');
  const countOf = (kind: 'directive' | 'baseline'): number => findings.filter(({ suppressed }) => suppressed?.kind === kind).length;
  return { ...report, findings, summary: { ...report.summary, warnings: 0, suppressed: countOf('directive'), known: countOf('baseline') } };
}

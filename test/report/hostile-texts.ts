import fc from 'fast-check';

import type { Finding, Report } from '../../src/findings/finding.js';
import { aFinding, aReport } from './sample-report.js';

/** What audited code may hold in names, strings and paths, to break out of a format. */
const PIECES = [
  '\n', '\r\n', '\r', '%', '%0A', '::', '::error::', '::stop-commands::x', '##[error]', '|', '`', '``', '```\n', ']]>', '<![CDATA[', '<script>', '</code>', '<!--', '&amp;', '&', '"', "'", '\u001b[2J',
  '\u202e', '\u2028', '\u0000', '\ud800', '\ufffe', '\u{1f600}', '@team', '#1', '[x](https://evil.test)', '![x](y)', 'https://evil.test', 'www.evil.test', '~~', '**', '_', '$x$', '\\', '{0}', '- ', '1. ', '# ', '\t', 'name', ' ', ',', ':', '=',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
/** The schema of the report has no empty message. */
const message = hostileText.map((text) => `m${text}`);
const path = hostileText.map((text) => `src/${text.replaceAll('/', '-')}.ts`);
const count = fc.integer({ min: 1, max: 99_999 });
const location = fc.record({ path, line: count, column: count, endLine: count, endColumn: count });
const suppressed = fc.oneof(
  fc.record({ kind: fc.constant('directive' as const), reason: hostileText }), fc.record({ kind: fc.constant('directive' as const) }), fc.record({ kind: fc.constant('baseline' as const) }),
);

const finding: fc.Arbitrary<Finding> = fc.record({
  ruleId: fc.constantFrom('mcp/no-model-invoked-prompts', 'mcp/no-title-as-name', 'mcp/unknown'),
  severity: fc.constantFrom('error', 'warn'), confidence: fc.constantFrom('certain', 'likely'),
  message, location, fingerprint: fc.constantFrom('f1', 'f2', 'f1-2'),
  trace: fc.array(fc.record({ path, line: count, column: count, message: hostileText }), { maxLength: 4 }),
  suppressed: fc.option(suppressed, { nil: undefined, freq: 2 }),
}).map(({ suppressed: how, ...changes }) => aFinding({ ...changes, ...(how ? { suppressed: how } : {}) }));

export const hostileReport: fc.Arbitrary<Report> = fc.record({
  findings: fc.array(finding, { maxLength: 5 }),
  parseFailures: fc.array(fc.record({ path, message: hostileText }), { maxLength: 2 }),
  inconclusive: fc.array(fc.record({ ruleId: fc.constant('mcp/no-title-as-name'), path, line: count, reason: hostileText }), { maxLength: 2 }),
}).map(({ findings, ...limits }) => {
  const report = aReport(findings);
  return { ...report, coverage: { ...report.coverage, ...limits } };
});

/** Characters that steer a terminal or hide in a line. */
export const DANGEROUS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u{e0000}-\u{e007f}]/u;

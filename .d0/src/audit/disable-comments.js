import { createHash } from 'node:crypto';
import { disableReason } from '../rule/disable-reason.js';
import { guardedRuleIds, RULE_PREFIX } from '../rule/registry.js';
import { directivesOf } from '../suppress/directives-of.js';
import { findSuppressionIn } from '../suppress/find-suppression.js';
import { findUnexplained, inWords } from '../suppress/unexplained.js';
import { lineStartsOf, toPosition } from '../text/lines.js';
export const DISABLE_REASON = RULE_PREFIX + disableReason.id;
/** The disable comments of a code base, read once. */
export class DisableComments {
    #workspace;
    #directives = new Map();
    constructor(workspace) {
        this.#workspace = workspace;
    }
    of(path) {
        const known = this.#directives.get(path) ?? directivesOf(this.#workspace.text(path), path);
        this.#directives.set(path, known);
        return known;
    }
    /** Files with a comment that disables something, sorted. */
    get files() {
        return this.#workspace.filesContaining('eslint-disable');
    }
    /** Marks what a disable comment covers; such findings stay in the report. */
    mark(findings) {
        return findings.map((finding) => this.#marked(finding, finding.location.column));
    }
    /** A finding for each comment that disables a guarded rule and does not say why. */
    unexplained(findings, severity) {
        return this.files.flatMap((path) => {
            const problems = findings.filter(({ location }) => location.path === path).map(({ ruleId, location: { line, column } }) => ({ ruleId, line, column }));
            const starts = lineStartsOf(this.#workspace.text(path));
            const columnOf = ({ start }) => toPosition(start, starts).column;
            return findUnexplained(this.of(path), guardedRuleIds, problems, columnOf)
                .map((unexplained) => this.#marked(toFinding(unexplained, path, starts, severity), unexplained.column === 'before the line' ? 0 : unexplained.column));
        });
    }
    #marked(finding, column) {
        const found = findSuppressionIn(this.of(finding.location.path), finding.ruleId, finding.location.line, column);
        return found ? { ...finding, suppressed: { kind: 'directive', ...found } } : finding;
    }
}
/** How severe a comment without a reason is; `undefined` when nobody asks for reasons. */
export function severityOfDisableReason({ rules }, config) {
    const setting = rules?.[DISABLE_REASON] ?? rules?.[disableReason.id] ?? config.rules[DISABLE_REASON] ?? (config.requireReasons ? 'error' : 'off');
    const severity = typeof setting === 'string' ? setting : setting[0];
    return severity === 'off' ? undefined : severity;
}
function toFinding({ directive, ruleIds }, path, starts, severity) {
    const [from, to] = [toPosition(directive.start, starts), toPosition(directive.end, starts)];
    return {
        ruleId: DISABLE_REASON,
        messageId: 'missingReason',
        severity,
        confidence: 'certain',
        message: disableReason.messages.missingReason.replace('{{rules}}', inWords(ruleIds)),
        location: { path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column },
        trace: [],
        fingerprint: createHash('sha256').update([disableReason.id, directive.kind, ...ruleIds].join('\0')).digest('hex').slice(0, 24),
    };
}

import { RULE_PREFIX } from '../rule/registry.js';
import { docUrl } from '../rule/doc-url.js';
import { claimFile } from './claim-file.js';
import { answerOf } from './linted-file.js';
import { isShown, toSchema } from './options.js';
import { NAME, VERSION } from './package-info.js';
import { toReport } from './to-report.js';
/** A finding brings its text with it; ESLint wants one to be declared per message id. */
const TEXT = '{{message}}';
/** The rule as ESLint runs it: it shows what the analysis of the whole code base found in the linted file. */
export function toEslintRule(rule) {
    return {
        // No `languages`: ESLint 10 refuses a configuration that turns a rule on for a language the list lacks, and a preset without `files` does.
        meta: {
            type: 'problem',
            docs: { description: rule.docs.description, url: docUrl(NAME, VERSION, rule.id), recommended: rule.docs.recommended !== false },
            schema: toSchema(rule.options),
            messages: Object.fromEntries([...Object.keys(rule.messages), 'configurationError', 'analysisFailed'].map((id) => [id, TEXT])),
            hasSuggestions: true,
            ...(rule.fixable ? { fixable: 'code' } : {}),
        },
        create(context) {
            const reports = reportsOf(rule, context);
            if (reports.length === 0)
                return {};
            return { 'Program:exit': () => { for (const report of reports)
                    context.report(report); } };
        },
    };
}
function reportsOf(rule, context) {
    const answer = answerOf(context);
    if (!answer)
        return [];
    if (answer.kind === 'problem')
        return claimFile(context.sourceCode.ast, rule.id) ? [toProblemReport(answer)] : [];
    const { minConfidence = answer.minConfidence } = (context.options[0] ?? {});
    return answer.findings
        .filter(({ ruleId, confidence }) => ruleId === RULE_PREFIX + rule.id && isShown(confidence, minConfidence))
        .map((finding) => toReport(finding, answer.isCurrent));
}
function toProblemReport({ messageId, message }) {
    return { messageId, data: { message }, loc: { line: 1, column: 0 } };
}

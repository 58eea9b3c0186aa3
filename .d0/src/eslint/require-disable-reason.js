import { disableReason } from '../rule/disable-reason.js';
import { docUrl } from '../rule/doc-url.js';
import { guardedRuleIds } from '../rule/registry.js';
import { directivesOf } from '../suppress/directives-of.js';
import { findUnexplained, inWords } from '../suppress/unexplained.js';
import { answerOf } from './linted-file.js';
import { NAME, VERSION } from './package-info.js';
/** The rule about comments that disable a rule and do not say why, where `mcp-audit.jsonc` asks for reasons. */
export const requireDisableReason = {
    meta: {
        type: 'suggestion',
        docs: { description: disableReason.docs.description, url: docUrl(NAME, VERSION, disableReason.id), recommended: true },
        schema: [],
        messages: { ...disableReason.messages },
    },
    create(context) {
        const answer = answerOf(context);
        if (answer?.kind !== 'findings' || !answer.requiresReasons)
            return {};
        const { sourceCode } = context;
        const unexplained = findUnexplained(directivesOf(sourceCode.text), guardedRuleIds, problemsOf(answer), ({ start }) => sourceCode.getLocFromIndex(start).column + 1);
        const reports = unexplained.map((found) => ({ messageId: 'missingReason', data: { rules: inWords(found.ruleIds) }, loc: toLoc(found, sourceCode) }));
        return reports.length === 0 ? {} : { 'Program:exit': () => { for (const report of reports)
                context.report(report); } };
    },
};
/** Places of an older text say nothing about the comments of this one. */
function problemsOf({ findings, isCurrent }) {
    return isCurrent ? findings.map(({ ruleId, location: { line, column } }) => ({ ruleId, line, column })) : [];
}
/** ESLint counts columns from 0: -1 is in front of the line. */
function toLoc({ directive, column }, sourceCode) {
    const { line } = sourceCode.getLocFromIndex(directive.start);
    return { start: { line, column: column === 'before the line' ? -1 : column - 1 }, end: sourceCode.getLocFromIndex(directive.end) };
}

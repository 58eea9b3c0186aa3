import type { AST, Rule } from 'eslint';
import { disableReason } from '../rule/disable-reason.js';
import { docUrl } from '../rule/doc-url.js';
import { guardedRuleIds } from '../rule/registry.js';
import { directivesOf } from '../suppress/directives-of.js';
import { findUnexplained, inWords, type Unexplained } from '../suppress/unexplained.js';
import { answerOf } from './linted-file.js';
import { NAME, VERSION } from './package-info.js';
import type { Answer } from './session.js';

/** The rule about comments that disable a rule and do not say why, where `mcp-audit.jsonc` asks for reasons. */
export const requireDisableReason: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    docs: { description: disableReason.docs.description, url: docUrl(NAME, VERSION, disableReason.id), recommended: true },
    schema: [],
    messages: { ...disableReason.messages },
  },
  create(context) {
    const answer = answerOf(context);
    if (answer?.kind !== 'findings' || !answer.requiresReasons) return {};
    const { sourceCode } = context;
    const unexplained = findUnexplained(directivesOf(sourceCode.text), guardedRuleIds, problemsOf(answer), ({ start }) => sourceCode.getLocFromIndex(start).column + 1);
    const reports = unexplained.map((found) => ({ messageId: 'missingReason', data: { rules: inWords(found.ruleIds) }, loc: toLoc(found, sourceCode) }));
    return reports.length === 0 ? {} : { 'Program:exit': () => { for (const report of reports) context.report(report); } };
  },
};

type Findings = Extract<Answer, { kind: 'findings' }>;

/** Places of an older text say nothing about the comments of this one. */
function problemsOf({ findings, isCurrent }: Findings): readonly { readonly ruleId: string; readonly line: number; readonly column: number }[] {
  return isCurrent ? findings.map(({ ruleId, location: { line, column } }) => ({ ruleId, line, column })) : [];
}

/** ESLint counts columns from 0: -1 is in front of the line. */
function toLoc({ directive, column }: Unexplained, sourceCode: Rule.RuleContext['sourceCode']): AST.SourceLocation {
  const { line } = sourceCode.getLocFromIndex(directive.start);
  return { start: { line, column: column === 'before the line' ? -1 : column - 1 }, end: sourceCode.getLocFromIndex(directive.end) };
}

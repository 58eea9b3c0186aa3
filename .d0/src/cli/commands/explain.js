import { renderMarkdown } from '../markdown/render-markdown.js';
import { getRuleOrThrow, severityIn, toShortId } from '../rule-ids.js';
import { readRulePage } from '../rule-page.js';
/** Prints the doc page of a rule as text for a terminal. Throws `UserError` when there is no such rule. */
export function explainRule(id, context, terminal) {
    const rule = getRuleOrThrow(id, context.rules);
    const page = readRulePage(context.home, toShortId(rule.id)) ?? toPage(rule);
    context.stdout.write(renderMarkdown(page, terminal));
    return 0;
}
/** What the rule itself says, for a copy of the tool without doc pages. */
function toPage(rule) {
    const { description, why, whatToDo, url } = rule.docs;
    return [
        `# mcp/${toShortId(rule.id)}`,
        description,
        why === undefined ? '' : `## Why\n\n${why}`,
        whatToDo === undefined ? '' : `## What to do\n\n${whatToDo}`,
        `Severity: ${severityIn('recommended', rule) || 'off'} in recommended, ${severityIn('strict', rule) || 'off'} in strict.`,
        url === undefined ? '' : `Documented at ${url}`,
    ].filter((part) => part !== '').join('\n\n');
}

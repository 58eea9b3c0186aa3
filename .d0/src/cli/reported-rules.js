import { docUrl } from '../rule/doc-url.js';
import { RULE_PREFIX } from '../config/config.js';
import { severityIn, toShortId } from './rule-ids.js';
import { readRulePage } from './rule-page.js';
/** What reports say of the rules; pages are read when a report asks for them. */
export function toReportedRules({ rules, home }, { tool }) {
    const toReported = (rule) => {
        const { description, section, why, whatToDo, url } = rule.docs;
        const shortId = toShortId(rule.id);
        return {
            id: RULE_PREFIX + shortId,
            description,
            severity: severityIn('strict', rule) || 'warn',
            isRecommended: severityIn('recommended', rule) !== false,
            ...(section === undefined ? {} : { section }),
            ...(why === undefined ? {} : { why }),
            ...(whatToDo === undefined ? {} : { whatToDo }),
            url: url ?? docUrl(tool.name, tool.version, shortId),
            page: () => readRulePage(home, shortId),
        };
    };
    return rules.map(toReported).sort((a, b) => (a.id < b.id ? -1 : 1));
}

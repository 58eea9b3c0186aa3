import { LIMITS } from './limits.js';
import { shorten } from './text.js';
/** Every rule there is, whether or not it found something; and ids of findings that no rule claims. */
export function toDescriptors(rules, findings) {
    const known = new Set(rules.map(({ id }) => id));
    const strangers = [...new Set(findings.map(({ ruleId }) => ruleId))].filter((id) => !known.has(id)).sort();
    return [...rules.map(toDescriptor), ...strangers.map((id) => ({ id }))].slice(0, LIMITS.rules);
}
function toDescriptor(rule) {
    const short = toSentence(rule.description);
    const level = rule.severity === 'error' ? 'error' : 'warning';
    const page = rule.page();
    return {
        id: rule.id,
        name: rule.id,
        shortDescription: { text: shorten(short, LIMITS.description) },
        fullDescription: { text: shorten([short, rule.why].filter((part) => part !== undefined).join(' '), LIMITS.description) },
        help: { text: [rule.why, rule.whatToDo, rule.url].filter((part) => part !== undefined).join('\n\n'), ...(page === undefined ? {} : { markdown: toHelp(page) }) },
        helpUri: rule.url,
        defaultConfiguration: { enabled: rule.isRecommended, level },
        properties: {
            tags: ['model-context-protocol', ...(rule.section === undefined ? [] : [rule.section])].slice(0, LIMITS.tags),
            precision: rule.isRecommended ? 'high' : 'medium',
            'problem.severity': level,
        },
    };
}
/** The page without its title, which viewers print themselves, and without marks for programs. */
function toHelp(page) {
    return page.replace(/^# .*\n+/u, '').replaceAll(/<!--[\s\S]*?-->\n*/gu, '');
}
function toSentence(text) {
    const sentence = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

import { linesOf } from '../text/lines.js';
import { neutraliseLine } from '../text/neutralise.js';
import { groupBy } from './group-by.js';
import { coverageLines, inconclusiveSection, parseFailureSection, ruleSection, summaryLine, suppressedSection } from './stylish/closing.js';
import { findingBlock, findingLines } from './stylish/finding-block.js';
import { themeOf } from './stylish/theme.js';
/** For people at a terminal: findings by file, each with its code and its path; then everything that limits what the silence means. */
export const stylish = (report, options) => {
    const theme = themeOf(options);
    const shown = report.findings.filter(({ suppressed }) => suppressed === undefined);
    // what a baseline holds was there before, often in hundreds: the summary counts it, other formats list it
    const accepted = report.findings.filter(({ suppressed }) => suppressed?.kind === 'directive');
    const sections = [
        ...fileSections(shown, options, theme),
        ruleSection(shown, theme),
        suppressedSection(accepted, options.pathOf, theme),
        inconclusiveSection(report.coverage, options.pathOf, theme),
        parseFailureSection(report.coverage, options.pathOf, theme),
        [...coverageLines(report.coverage, theme), summaryLine(report, theme)],
    ];
    const paragraphs = sections.filter((lines) => lines.length > 0).map((lines) => `${lines.join('\n')}\n`);
    return { output: `\n${paragraphs.join('\n')}` };
};
/** Findings of one rule that are shown with code and path; who has read as many knows the kind, and the rest are a line and a message each. */
const IN_FULL = 10;
function fileSections(findings, { pathOf, sourceOf }, theme) {
    const inFull = new Set(Array.from(groupBy(findings, ({ ruleId }) => ruleId).values()).flatMap((ofRule) => ofRule.slice(0, IN_FULL)));
    return Array.from(groupBy(findings, ({ location }) => location.path), ([path, ofFile]) => {
        const text = sourceOf(path);
        const surroundings = { source: text === undefined ? undefined : linesOf(text), pathOf };
        return [
            theme.paint.underline(neutraliseLine(pathOf(path))),
            ...ofFile.flatMap((finding) => ['', ...(inFull.has(finding) ? findingBlock(finding, surroundings, theme) : findingLines(finding, theme))]),
        ];
    });
}

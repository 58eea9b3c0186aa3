import { neutraliseLine } from '../../text/neutralise.js';
import { codeFrame } from './code-frame.js';
import { prose } from './prose.js';
import { trace } from './trace.js';
const INDENT = '  ';
/** One finding: place, severity and rule; the message; the code; the path; the first line of each suggestion. */
export function findingBlock(finding, { source, pathOf }, theme) {
    const sections = [
        findingLines(finding, theme),
        source === undefined ? [] : codeFrame(source, finding.location, theme),
        trace(finding.trace, pathOf, theme),
        suggestions(finding, theme),
    ];
    return sections.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
/** The finding without its code and its path. */
export function findingLines(finding, theme) {
    return [heading(finding, theme), ...prose(finding.message, INDENT, theme)];
}
function heading({ location, severity, ruleId, confidence }, { paint }) {
    const doubt = confidence === 'likely' ? `  ${paint.dim('likely')}` : '';
    return `${INDENT}${location.line}:${location.column}  ${paintSeverity(severity, paint)}  ${paint.bold(neutraliseLine(ruleId))}${doubt}`;
}
function paintSeverity(severity, paint) {
    return severity === 'error' ? paint.red('error') : paint.yellow('warning');
}
function suggestions({ fix, suggestions: offered = [] }, theme) {
    const lines = offered.flatMap(({ message }) => prose(`Suggestion: ${message.split('\n')[0] ?? ''}`, INDENT, theme));
    return fix ? [...lines, ...prose('A safe fix is available in the editor.', INDENT, theme)] : lines;
}

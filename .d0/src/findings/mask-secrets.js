import { lineStartsOf } from '../text/lines.js';
/** Characters of a secret that are left: enough to tell which one it is. */
const SHOWN = 4;
/** The text of a file with every secret a finding is about hidden but for its beginning. Lines and columns stay what they are. */
export function maskSecrets(path, text, findings) {
    const places = findings.filter(({ holdsSecret, location }) => holdsSecret === true && location.path === path).map(({ location }) => location);
    if (places.length === 0)
        return text;
    const lineStarts = lineStartsOf(text);
    return places.reduce((masked, place) => hide(masked, place, lineStarts), text);
}
/** A text made of pieces of a file, with the secrets that the findings show in the file hidden in it. */
export function maskCopies(copy, path, text, findings) {
    const masked = maskSecrets(path, text, findings).split('\n');
    return text.split('\n').reduce((hidden, line, index) => {
        const shown = masked[index] ?? '';
        return line === shown ? hidden : hidden.replaceAll(line, shown);
    }, copy);
}
function hide(text, { line, column, endLine, endColumn }, lineStarts) {
    const start = (lineStarts[line - 1] ?? 0) + column - 1;
    const end = (lineStarts[endLine - 1] ?? 0) + endColumn - 1;
    const shown = Math.min(SHOWN, Math.floor((end - start) / 3));
    return text.slice(0, start + shown) + text.slice(start + shown, end).replace(/[^\r\n]/g, '*') + text.slice(end);
}

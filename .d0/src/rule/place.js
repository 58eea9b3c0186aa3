import { NONE } from '../facts/model.js';
import { toPosition } from '../text/lines.js';
export function toPlace(at) {
    if ('start' in at)
        return at;
    const expr = at.id === NONE ? undefined : at.file.exprs[at.id];
    return { file: at.file, start: expr?.start ?? 0, end: expr?.end ?? 0 };
}
export function toLocation(place) {
    const start = positionOf(place.file, place.start);
    const end = positionOf(place.file, place.end);
    return { path: place.file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
export function positionOf(file, offset) {
    return toPosition(offset, file.lineStarts);
}

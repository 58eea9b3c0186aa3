import type { Location } from '../findings/finding.js';
import { NONE } from '../facts/model.js';
import type { Ref } from '../graph/code.js';
import { toPosition } from '../text/lines.js';
import type { Place, PlacedFile } from './rule.js';

export function toPlace(at: Ref | Place): Place {
  if ('start' in at) return at;
  const expr = at.id === NONE ? undefined : at.file.exprs[at.id];
  return { file: at.file, start: expr?.start ?? 0, end: expr?.end ?? 0 };
}

export function toLocation(place: Place): Location {
  const start = positionOf(place.file, place.start);
  const end = positionOf(place.file, place.end);
  return { path: place.file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

export function positionOf(file: PlacedFile, offset: number): { readonly line: number; readonly column: number } {
  return toPosition(offset, file.lineStarts);
}

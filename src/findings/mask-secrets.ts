import { lineStartsOf } from '../text/lines.js';
import type { Finding } from './finding.js';

/** Characters of a secret that are left: enough to tell which one it is. */
const SHOWN = 4;

/** The text of a file with every secret a finding is about hidden but for its beginning. Lines and columns stay what they are. */
export function maskSecrets(path: string, text: string, findings: readonly Finding[]): string {
  return secretsIn(path, text, findings).reduce((masked, { start, end }) => masked.slice(0, start) + hidden(masked.slice(start, end)) + masked.slice(end), text);
}

/** A text made of lines of a file, as it is or as it was, with the secrets that the findings show in the file hidden wherever they stand. */
export function maskCopies(copy: string, path: string, text: string, findings: readonly Finding[]): string {
  const pieces = secretsIn(path, text, findings).flatMap(({ start, end }) => {
    const secret = text.slice(start, end);
    const shown = hidden(secret).split('\n');
    return secret.split('\n').map((piece, index) => ({ piece, shown: shown[index] ?? '' }));
  });
  // by a function: in a text that is given, `$&` would bring back what it replaces
  return pieces.reduce((masked, { piece, shown }) => (piece === shown ? masked : masked.replaceAll(piece, () => shown)), copy);
}

interface Stretch { readonly start: number; readonly end: number }

function secretsIn(path: string, text: string, findings: readonly Finding[]): readonly Stretch[] {
  const places = findings.filter(({ holdsSecret, location }) => holdsSecret === true && location.path === path);
  if (places.length === 0) return [];
  const starts = lineStartsOf(text);
  const offsetOf = (line: number, column: number): number => (starts[line - 1] ?? 0) + column - 1;
  return places.map(({ location: { line, column, endLine, endColumn } }) => ({ start: offsetOf(line, column), end: offsetOf(endLine, endColumn) }));
}

function hidden(secret: string): string {
  const shown = Math.min(SHOWN, Math.floor(secret.length / 3));
  return secret.slice(0, shown) + secret.slice(shown).replace(/[^\r\n]/g, '*');
}

import { neutralise } from '../../text/neutralise.js';
import { wrap } from '../../text/wrap.js';
import type { Theme } from './theme.js';

/** A sentence of a finding: made harmless, wrapped to what the indentation leaves, with code in colour. */
export function prose(text: string, indent: string, theme: Theme): readonly string[] {
  const lines = wrap(neutralise(text), theme.columns - indent.length);
  return paintCode(lines.join('\n'), theme).split('\n').map((line) => (indent + line).trimEnd());
}

/** Colours what stands between backticks, also across a line break. */
function paintCode(text: string, { paint }: Theme): string {
  return text.replaceAll(/`[^`]*`/gu, (code) => code.split('\n').map((line) => paint.cyan(line)).join('\n'));
}

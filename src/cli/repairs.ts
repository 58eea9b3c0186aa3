import { messageOf, UserError } from '../errors.js';
import { objectionToWriting, writeText } from '../fix/editable-file.js';
import { placeOf, type Refusal, type RepairChoice } from '../fix/repair.js';
import { unifiedDiff, type FileChange } from '../fix/unified-diff.js';
import type { FixOutcome } from '../audit.js';
import type { Report } from '../findings/finding.js';
import { maskCopies } from '../findings/mask-secrets.js';
import { neutralise, neutraliseLine } from '../text/neutralise.js';
import type { Context } from './context.js';
import { toShortId } from './rule-ids.js';
import type { Settings } from './settings.js';

/** What is to be repaired; `undefined` when nothing is. A dry run alone is one of the safe fixes, as in ESLint. */
export function repairChoice({ fix, fixSuggestions, fixDryRun }: Settings): RepairChoice | undefined {
  if (fixSuggestions !== undefined) return { fixes: fix, suggestionsOf: fixSuggestions };
  return fix || fixDryRun ? { fixes: true } : undefined;
}

/** Writes the repaired files, or prints what would be written, and says what was done. */
export function deliverRepairs({ changes, root, report, applied, refused }: FixOutcome, { fixDryRun }: Settings, context: Context): void {
  if (fixDryRun) printDiff(changes, report, context);
  else writeChanges(changes, root);
  const done = `${counted(applied, 'repair')} ${fixDryRun ? 'would be made' : 'made'} in ${counted(changes.length, 'file')}.`;
  const lines = [applied === 0 ? nothingToDo(report) : done, ...refused.map(refusalLine)];
  context.stderr.write(lines.map((line) => `mcp-audit: ${line}\n`).join(''));
}

/** Secrets that are reported are not shown in full, although git will not apply a diff with such a line. */
function printDiff(changes: readonly FileChange[], { findings }: Report, { stdout, stderr, isTTY }: Context): void {
  const whole = unifiedDiff(changes);
  const shown = unifiedDiff(changes, (diff, { path, after }) => maskCopies(diff, path, after, findings));
  stdout.write(isTTY ? neutralise(shown) : shown);
  if (shown !== whole) stderr.write('mcp-audit: a secret beside a repair is hidden in the diff, which cannot be applied there; repeat without --fix-dry-run to make the repairs.\n');
}

function writeChanges(changes: readonly FileChange[], root: string): void {
  for (const { path, before, after } of changes) {
    const objection = objectionToWriting(root, path, before);
    if (objection !== undefined) throw new UserError(`${path} ${objection}; it was left alone.`);
    try {
      writeText(root, path, after);
    } catch (error) {
      throw new UserError(`${path} cannot be written (${messageOf(error)}).`, { cause: error });
    }
  }
}

function refusalLine({ repair, reason }: Refusal): string {
  return neutraliseLine(`not repaired: ${placeOf(repair)} ${repair.finding.ruleId}: ${reason}.`);
}

/** Which findings could be repaired by a suggestion, when there was no safe fix. */
function nothingToDo({ findings }: Report): string {
  const rules = new Set(findings.filter(({ suppressed, suggestions = [] }) => !suppressed && suggestions.length > 0).map(({ ruleId }) => toShortId(ruleId)));
  if (rules.size === 0) return 'there was nothing to repair.';
  return `there was nothing to repair. Suggestions exist, which change what the code does: ${[...rules].sort().map((id) => `--fix-suggestions ${id}`).join(', ')}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

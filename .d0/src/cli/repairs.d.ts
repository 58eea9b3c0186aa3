import { type RepairChoice } from '../fix/repair.js';
import type { FixOutcome } from '../audit.js';
import type { Context } from './context.js';
import type { Settings } from './settings.js';
/** What is to be repaired; `undefined` when nothing is. A dry run alone is one of the safe fixes, as in ESLint. */
export declare function repairChoice({ fix, fixSuggestions, fixDryRun }: Settings): RepairChoice | undefined;
/** Writes the repaired files, or prints what would be written, and says what was done. */
export declare function deliverRepairs({ changes, root, report, applied, refused }: FixOutcome, { fixDryRun }: Settings, context: Context): void;

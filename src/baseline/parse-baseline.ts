import { messageOf, UserError } from '../errors.js';
import { BASELINE_VERSION, toBaseline, type Baseline, type BaselineEntry } from './baseline.js';

const CONFLICT = /^(?:<{7}|={7}|>{7})/mu;
const REPAIR = 'Restore it from version control, or remove it and write it anew with --update-baseline.';
const KEYS = ['ruleId', 'messageId', 'path', 'fingerprint'] as const;

/** Reads the text of a baseline file. Throws `UserError` that names the file and says what to do. */
export function parseBaseline(text: string, file: string): Baseline {
  if (CONFLICT.test(text)) throw new UserError(`The baseline ${file} holds conflict markers of a merge. Keep the lines of both sides, or of either, then run with --update-baseline.`);
  const content = parseJson(text, file);
  const { schemaVersion, findings } = isObject(content) ? content : {};
  if (typeof schemaVersion === 'number' && schemaVersion > BASELINE_VERSION) {
    throw new UserError(`The baseline ${file} was written by a newer version of mcp-audit (schemaVersion ${schemaVersion}); update mcp-audit.`);
  }
  if (schemaVersion !== BASELINE_VERSION || !Array.isArray(findings)) throw new UserError(`${file} is no baseline: it needs \`"schemaVersion": ${BASELINE_VERSION}\` and a list \`findings\`. ${REPAIR}`);
  return toBaseline(findings.map((entry: unknown, index) => toEntry(entry, `findings[${index}]`, file)));
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/u, ''));
  } catch (error) {
    throw new UserError(`The baseline ${file} is not valid JSON (${messageOf(error)}). ${REPAIR}`, { cause: error });
  }
}

function toEntry(given: unknown, place: string, file: string): BaselineEntry {
  const members = isObject(given) ? given : {};
  const entry = Object.fromEntries(KEYS.map((key) => [key, members[key]]));
  const missing = KEYS.find((key) => typeof entry[key] !== 'string' || entry[key] === '');
  if (missing !== undefined) throw new UserError(`The baseline ${file} is damaged: \`${place}.${missing}\` must be a text. ${REPAIR}`);
  return entry as Record<(typeof KEYS)[number], string>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

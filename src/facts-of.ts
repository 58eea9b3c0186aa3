import { readFileSync } from 'node:fs';
import type { AuditOptions } from './audit.js';
import { lowerFile } from './facts/lower-file.js';

/** The facts of one file as JSON can hold them, for `--print-facts`. */
export function factsOf(file: string, _options: AuditOptions): unknown {
  return JSON.parse(JSON.stringify(lowerFile(file, readFileSync(file, 'utf8')), (_, value: unknown): unknown => (value instanceof Map ? Object.fromEntries(value) : value)));
}

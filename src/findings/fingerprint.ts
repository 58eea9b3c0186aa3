import { createHash } from 'node:crypto';

/** What stands for a finding: of what is the same after the code around it was edited. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24);
}

/** The fingerprint without the number that tells equal findings apart: the numbers move when one of them goes. */
export function kindOf(fingerprint: string): string {
  return fingerprint.replace(/-\d+$/u, '');
}

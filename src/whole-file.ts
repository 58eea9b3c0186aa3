import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';

export interface WholeFile {
  readonly mode?: number;
  /** Makes the file of a draft beside it; without it the draft takes the place of what is there. */
  readonly publish?: (draft: string, file: string) => void;
}

/** Ends the name of a draft: that of the file, the process, and what no other draft has. */
export const DRAFT_ENDING = /\.\d+\.[0-9a-f]{12}\.tmp$/;

/** Writes a file that appears whole or not at all: a process that is ended half-way leaves what was there. Throws what the disk throws. */
export function writeWhole(file: string, content: string | Uint8Array, { mode = 0o666, publish = renameSync }: WholeFile = {}): void {
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeFileSync(draft, content, { mode, flag: 'wx' });
    publish(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

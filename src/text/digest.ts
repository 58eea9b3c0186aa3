import { createHash } from 'node:crypto';

/** What stands for a content: equal for equal contents, and for no others that anybody could find. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

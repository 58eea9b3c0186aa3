import { readFileSync } from 'node:fs';

/** Tells one build of the tool from another, dependencies included, which are pinned. Sources that were never built have none. */
export function buildId(): string | undefined {
  try {
    return readFileSync(new URL('../../build-id', import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}

import { createTwoFilesPatch } from 'diff';

export interface FileChange {
  /** Relative to the root. */
  readonly path: string;
  /** Texts without byte-order mark. */
  readonly before: string;
  readonly after: string;
}

/** The changes as `git apply` and `patch -p1` take them. */
export function unifiedDiff(changes: readonly FileChange[]): string {
  return changes.map(({ path, before, after }) => {
    const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 3 });
    return patch.slice(patch.indexOf('--- '));
  }).join('');
}

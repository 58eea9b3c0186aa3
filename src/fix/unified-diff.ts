import { createTwoFilesPatch } from 'diff';

export interface FileChange {
  /** Relative to the root. */
  readonly path: string;
  /** Texts without byte-order mark. */
  readonly before: string;
  readonly after: string;
}

/** What is done to the text of one change before it is shown. */
export type Censor = (diff: string, change: FileChange) => string;

/** The changes as `git apply` and `patch -p1` take them. */
export function unifiedDiff(changes: readonly FileChange[], censor: Censor = (diff) => diff): string {
  return changes.map((change) => {
    const { path, before, after } = change;
    const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 3 });
    return censor(patch.slice(patch.indexOf('--- ')), change);
  }).join('');
}

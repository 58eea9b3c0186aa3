/**
 * Files that exercise or imitate the product rather than being it: tests, mocks, fixtures, stories, benchmarks of tests.
 * Relative to the analysed root, so a root that itself lies in a folder called `fixtures` is analysed.
 * Deliberately absent: `spec/` and `testing/` (protocol types and published helpers live there), `stories/` (a product feature), `examples/`.
 */
export declare const TEST_GLOBS: readonly string[];
/** Whether a path, relative to the root, is a test, mock, fixture or story. */
export declare const isTestPath: (path: string) => boolean;

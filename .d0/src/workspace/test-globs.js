import picomatch from 'picomatch';
const SOURCE = '{ts,tsx,mts,cts,js,jsx,mjs,cjs}';
/**
 * Files that exercise or imitate the product rather than being it: tests, mocks, fixtures, stories, benchmarks of tests.
 * Relative to the analysed root, so a root that itself lies in a folder called `fixtures` is analysed.
 * Deliberately absent: `spec/` and `testing/` (protocol types and published helpers live there), `stories/` (a product feature), `examples/`.
 */
export const TEST_GLOBS = [
    `**/*.{test,tests,spec,specs,eval,evals,e2e,e2e-spec,int-spec,test-d,bench,mock,mocks,fixture,fixtures,story,stories,cy}.${SOURCE}`,
    `**/*_{test,spec}.${SOURCE}`,
    `**/{jest,vitest,playwright,cypress,karma}.*.${SOURCE}`,
    '**/{test,tests,__test__,__tests__,__mock__,__mocks__,__fixtures__,__snapshots__,__stories__,__testutils__}/**',
    '**/{e2e,mocks,fixtures,testdata,test-data,test-utils,testutils,test-helpers,test-support,test-fixtures,cypress,playwright,.storybook}/**',
    '**/{integration,unit,e2e,smoke,acceptance}-test{,s}/**',
];
/** Whether a path, relative to the root, is a test, mock, fixture or story. */
export const isTestPath = picomatch([...TEST_GLOBS], { dot: true });

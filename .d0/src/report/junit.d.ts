import type { Reporter } from './reporter.js';
/**
 * JUnit XML, for CI systems that show tests: a suite for each file, a failed test for each finding, a skipped one for what was accepted
 * or could not be judged. Names hold fingerprints in the place of lines, so that a test keeps its name when its line moves, and no two are
 * equal: GitLab takes the first of several tests of one name.
 */
export declare const junit: Reporter;

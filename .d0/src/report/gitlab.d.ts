import type { Reporter } from './reporter.js';
/**
 * The code quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
 * It knows no accepted findings, so these are left out; GitLab compares fingerprints with the target branch and shows what came and went.
 */
export declare const gitlab: Reporter;

import type { Reporter } from './reporter.js';
/** Workflow commands: GitHub Actions makes annotations of them. One for each finding that counts, in a group for each severity. */
export declare const github: Reporter;

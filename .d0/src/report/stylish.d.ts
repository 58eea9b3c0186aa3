import type { Reporter } from './reporter.js';
/** For people at a terminal: findings by file, each with its code and its path; then everything that limits what the silence means. */
export declare const stylish: Reporter;

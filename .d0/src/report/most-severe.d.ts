import type { Finding } from '../findings/finding.js';
/**
 * The findings in the order in which a reader with little room wants them: open before accepted, errors before warnings, certain before
 * likely; among equals as the report has them.
 */
export declare function mostSevereFirst(findings: readonly Finding[]): readonly Finding[];

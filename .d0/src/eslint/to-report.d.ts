import type { Rule } from 'eslint';
import type { Finding } from '../findings/finding.js';
/** A finding as ESLint takes it. Without `canEdit` the offsets are those of an older text, and no suggestion is made. */
export declare function toReport(finding: Finding, canEdit: boolean): Rule.ReportDescriptor;

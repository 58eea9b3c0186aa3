import type { ReportingDescriptor } from 'sarif';
import type { Finding } from '../../findings/finding.js';
import type { ReportedRule } from '../reporter.js';
/** Every rule there is, whether or not it found something; and ids of findings that no rule claims. */
export declare function toDescriptors(rules: readonly ReportedRule[], findings: readonly Finding[]): readonly ReportingDescriptor[];

import type { Finding, Severity } from '../findings/finding.js';
import type { Detection, Place, RuleDefinition } from './rule.js';
/** A detection as the report shows it. `formOf` gives the code of a place without its layout, for the fingerprint. */
export declare function toFinding(rule: RuleDefinition, detection: Detection, severity: Severity, formOf: (place: Place) => string): Finding;
/** Equal findings get numbers, so that two of a kind are two entries of a baseline. */
export declare function numberEqual(findings: readonly Finding[]): Finding[];

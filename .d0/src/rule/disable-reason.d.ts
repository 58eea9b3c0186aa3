/**
 * Tells of disable comments that do not say why. It looks at comments, which the facts do not hold: each front end finds them with
 * `src/suppress`, and this is what they say about them.
 */
export declare const disableReason: import("./rule.js").RuleDefinition<"missingReason">;
/** The rules whose silence must be explained. */
export declare const GUARDED_SECTION = "boundary";

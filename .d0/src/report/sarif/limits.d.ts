/**
 * What GitHub code scanning takes; a file beyond is refused.
 * https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning#validating-your-sarif-file
 */
export declare const LIMITS: {
    /** Per run. 5,000 of them are shown, the most severe, which is why they come first. */
    readonly results: 25000;
    /** Of one result. 10,000 are taken, and of these 1,000 are kept. */
    readonly threadFlowLocations: 1000;
    /** Per run. */
    readonly rules: 25000;
    /** Of one rule. 20 are taken, and of these 10 are shown. */
    readonly tags: 10;
    /** Characters of a rule's descriptions. */
    readonly description: 1024;
};

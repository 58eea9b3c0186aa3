/**
 * What GitHub code scanning takes; a file beyond is refused.
 * https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning#validating-your-sarif-file
 */
export const LIMITS = {
    /** Per run. 5,000 of them are shown, the most severe, which is why they come first. */
    results: 25_000,
    /** Of one result. 10,000 are taken, and of these 1,000 are kept. */
    threadFlowLocations: 1000,
    /** Per run. */
    rules: 25_000,
    /** Of one rule. 20 are taken, and of these 10 are shown. */
    tags: 10,
    /** Characters of a rule's descriptions. */
    description: 1024,
};

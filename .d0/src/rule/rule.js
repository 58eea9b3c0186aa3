/** A rule whose message ids are known to the compiler. */
export function defineRule(rule) {
    return rule;
}

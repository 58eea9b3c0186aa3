const claims = new WeakMap();
/** Whether this rule is the one that speaks for all about the file of that tree: the first that asked, however often it asks. */
export function claimFile(tree, ruleId) {
    if (!claims.has(tree))
        claims.set(tree, ruleId);
    return claims.get(tree) === ruleId;
}

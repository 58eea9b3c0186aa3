/** Address of the page about a rule (id without prefix), as packed with that very version of the package. */
export function docUrl(packageName, version, ruleId) {
    return `https://unpkg.com/${packageName}@${version}/docs/rules/${ruleId}.md`;
}

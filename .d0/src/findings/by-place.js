/** The order of a report: path, line, column, rule. */
export function byPlace(a, b) {
    const [x, y] = [a.location, b.location];
    return compare(x.path, y.path) || x.line - y.line || x.column - y.column || compare(a.ruleId, b.ruleId) || compare(a.message, b.message);
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

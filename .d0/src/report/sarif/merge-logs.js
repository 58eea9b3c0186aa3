/**
 * One log for several: runs of the same tool become one run, because code scanning takes one run of a tool and category. Rules are
 * united and results point at their new places. A run that holds what would have to be renumbered (artifacts, taxonomies) stays apart.
 */
export function mergeLogs(logs) {
    const runs = [];
    for (const run of logs.flatMap((log) => log.runs)) {
        const index = runs.findIndex((other) => isMergeable(run) && isMergeable(other) && keyOf(other) === keyOf(run));
        if (index === -1)
            runs.push(run);
        else
            runs[index] = join(runs[index] ?? run, run);
    }
    return { $schema: logs[0]?.$schema ?? 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
}
function keyOf({ tool: { driver }, automationDetails, columnKind }) {
    return JSON.stringify([driver.name, driver.version, automationDetails?.id, columnKind]);
}
function isMergeable({ artifacts, logicalLocations, threadFlowLocations, taxonomies, tool }) {
    return [artifacts, logicalLocations, threadFlowLocations, taxonomies, tool.extensions].every((list) => (list?.length ?? 0) === 0);
}
function join(one, other) {
    const rules = new Map([...rulesOf(one), ...rulesOf(other)].map((rule) => [rule.id, rule]));
    const indices = new Map([...rules.keys()].map((id, index) => [id, index]));
    const renumber = (run) => (run.results ?? []).map((result) => renumbered(result, rulesOf(run), indices));
    const { properties: _, ...kept } = one;
    return {
        ...kept,
        tool: { ...one.tool, driver: { ...one.tool.driver, rules: [...rules.values()] } },
        invocations: [...(one.invocations ?? []), ...(other.invocations ?? [])],
        results: [...renumber(one), ...renumber(other)],
    };
}
function rulesOf({ tool }) {
    return tool.driver.rules ?? [];
}
function renumbered(result, rules, indices) {
    const id = result.ruleId ?? (result.ruleIndex === undefined ? undefined : rules[result.ruleIndex]?.id);
    const ruleIndex = id === undefined ? undefined : indices.get(id);
    return ruleIndex === undefined ? result : { ...result, ...(id === undefined ? {} : { ruleId: id }), ruleIndex };
}

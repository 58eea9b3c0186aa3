declare const _default: import("../src/rule/rule.js").RuleDefinition<import("../src/graph/prompt-arguments.js").ArgumentFaultKind>;
export default _default;

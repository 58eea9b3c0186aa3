declare const _default: import("../src/rule/rule.js").RuleDefinition<import("../src/graph/swallow.js").SwallowKind>;
export default _default;

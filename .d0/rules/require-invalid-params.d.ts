declare const _default: import("../src/rule/rule.js").RuleDefinition<import("../src/graph/refusals.js").RefusalKind>;
export default _default;

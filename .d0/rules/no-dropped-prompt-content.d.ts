declare const _default: import("../src/rule/rule.js").RuleDefinition<import("../src/graph/prompt-drops.js").DropKind>;
export default _default;

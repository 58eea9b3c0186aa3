declare const _default: import("../src/rule/rule.js").RuleDefinition<"undeclared" | "missing">;
export default _default;

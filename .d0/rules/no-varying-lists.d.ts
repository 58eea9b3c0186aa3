declare const _default: import("../src/rule/rule.js").RuleDefinition<"variesByRequest">;
export default _default;

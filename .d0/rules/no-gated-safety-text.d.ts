declare const _default: import("../src/rule/rule.js").RuleDefinition<"gated">;
export default _default;

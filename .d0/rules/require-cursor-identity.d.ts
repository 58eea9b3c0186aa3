declare const _default: import("../src/rule/rule.js").RuleDefinition<"truthyCursor">;
export default _default;

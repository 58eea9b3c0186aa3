declare const _default: import("../src/rule/rule.js").RuleDefinition<"mixed">;
export default _default;

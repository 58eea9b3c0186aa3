declare const _default: import("../src/rule/rule.js").RuleDefinition<"writes">;
export default _default;

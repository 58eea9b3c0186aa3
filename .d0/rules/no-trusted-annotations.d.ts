declare const _default: import("../src/rule/rule.js").RuleDefinition<"trusted">;
export default _default;

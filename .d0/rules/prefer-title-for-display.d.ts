declare const _default: import("../src/rule/rule.js").RuleDefinition<"nameShown">;
export default _default;

declare const _default: import("../src/rule/rule.js").RuleDefinition<"made" | "matched">;
export default _default;

declare const _default: import("../src/rule/rule.js").RuleDefinition<"renamed" | "spelling" | "conditional" | "prefixed">;
export default _default;

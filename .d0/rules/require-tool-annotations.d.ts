declare const _default: import("../src/rule/rule.js").RuleDefinition<"reads" | "writes">;
export default _default;

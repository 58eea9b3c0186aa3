declare const _default: import("../src/rule/rule.js").RuleDefinition<"titleSent" | "titleMatched">;
export default _default;

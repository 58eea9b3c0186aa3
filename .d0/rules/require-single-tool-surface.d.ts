declare const _default: import("../src/rule/rule.js").RuleDefinition<"report" | "table" | "gate">;
export default _default;

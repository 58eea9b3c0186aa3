declare const _default: import("../src/rule/rule.js").RuleDefinition<"model" | "sampling">;
export default _default;

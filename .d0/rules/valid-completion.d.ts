declare const _default: import("../src/rule/rule.js").RuleDefinition<"argument" | "key">;
export default _default;

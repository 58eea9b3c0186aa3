declare const _default: import("../src/rule/rule.js").RuleDefinition<"told" | "empty">;
export default _default;

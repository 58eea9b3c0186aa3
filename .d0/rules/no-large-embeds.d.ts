declare const _default: import("../src/rule/rule.js").RuleDefinition<"text" | "resource">;
export default _default;

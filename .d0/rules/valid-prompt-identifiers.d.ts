declare const _default: import("../src/rule/rule.js").RuleDefinition<"title" | "label" | "duplicate">;
export default _default;

declare const _default: import("../src/rule/rule.js").RuleDefinition<"name" | "handler" | "text">;
export default _default;

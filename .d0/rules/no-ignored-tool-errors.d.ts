declare const _default: import("../src/rule/rule.js").RuleDefinition<"flagDropped" | "neverLooked">;
export default _default;

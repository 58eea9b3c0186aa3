declare const _default: import("../src/rule/rule.js").RuleDefinition<"caught" | "rejection">;
export default _default;

declare const _default: import("../src/rule/rule.js").RuleDefinition<"systemRole" | "systemText">;
export default _default;

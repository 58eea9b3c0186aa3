declare const _default: import("../src/rule/rule.js").RuleDefinition<"openArm">;
export default _default;

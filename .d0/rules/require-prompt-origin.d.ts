declare const _default: import("../src/rule/rule.js").RuleDefinition<"originLost">;
export default _default;

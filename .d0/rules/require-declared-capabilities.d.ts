declare const _default: import("../src/rule/rule.js").RuleDefinition<"undeclared" | "noHandler" | "conditionalHandler" | "noSubscription" | "errorText">;
export default _default;

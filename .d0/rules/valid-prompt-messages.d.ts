declare const _default: import("../src/rule/rule.js").RuleDefinition<import("../src/graph/prompt-messages.js").MessageFaultKind>;
export default _default;

declare const _default: import("../src/rule/rule.js").RuleDefinition<"tooLong" | "longChain" | "unqualifiedTool">;
export default _default;

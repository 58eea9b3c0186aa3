declare const _default: import("../src/rule/rule.js").RuleDefinition<"caughtPrompt" | "refusedPrompt" | "caughtResource" | "refusedResource">;
export default _default;

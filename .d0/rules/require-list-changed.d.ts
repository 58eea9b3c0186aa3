declare const _default: import("../src/rule/rule.js").RuleDefinition<"neverSent" | "sentTooEarly" | "idle" | "merges" | "neverHeard">;
export default _default;

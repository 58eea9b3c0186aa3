declare const _default: import("../src/rule/rule.js").RuleDefinition<"schedule" | "machine" | "startUp" | "prefetch">;
export default _default;

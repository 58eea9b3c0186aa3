declare const _default: import("../src/rule/rule.js").RuleDefinition<"member" | "path" | "key" | "connection" | "environment" | "wholeEnvironment" | "configuration">;
export default _default;

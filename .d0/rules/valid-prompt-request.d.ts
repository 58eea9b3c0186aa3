declare const _default: import("../src/rule/rule.js").RuleDefinition<"emptyFilled" | "placeholder" | "notText" | "emptyDropped">;
export default _default;

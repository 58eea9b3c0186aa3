declare const _default: import("../src/rule/rule.js").RuleDefinition<"firstPageOnly" | "pageHandedOn" | "cursorDropped" | "cursorIgnored" | "cursorEchoed">;
export default _default;

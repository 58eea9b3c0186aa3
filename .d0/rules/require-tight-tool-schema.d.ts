declare const _default: import("../src/rule/rule.js").RuleDefinition<"text" | import("../src/graph/loose-schema.js").LooseKind | "undescribed">;
export default _default;

type MessageId = 'listed' | 'read';
declare const _default: import("../src/rule/rule.js").RuleDefinition<MessageId>;
export default _default;

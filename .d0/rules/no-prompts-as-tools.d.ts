declare const _default: import("../src/rule/rule.js").RuleDefinition<MessageId>;
export default _default;
type MessageId = 'converted' | 'listed' | 'switch' | 'switchDefault' | 'ownPrompts' | 'frameworkPrompt';

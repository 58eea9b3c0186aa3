declare const _default: import("../src/rule/rule.js").RuleDefinition<MessageId>;
export default _default;
type MessageId = 'onPrompt' | 'onTool' | 'defaultOnTool' | 'guessOnTool';

declare const _default: import("../src/rule/rule.js").RuleDefinition<MessageId>;
export default _default;
type MessageId = 'genericPromptTool' | 'perPromptTool' | 'passthroughDispatcher' | 'assistantText' | 'dynamicMethod' | 'promptListingTool';

import { type TemplateFaultKind } from '../src/rule/vocabulary.js';
declare const _default: import("../src/rule/rule.js").RuleDefinition<TemplateFaultKind>;
export default _default;

/** What rules may take from the stages below, in one place: queries, names and types; no syntax. */
export type { InventedHint } from '../graph/annotations.js';
export type { PromptTool } from '../graph/prompt-tool.js';
export { calleeName, refKey, type Ref } from '../graph/code.js';
export type { Code } from '../graph/queries.js';
export { functionName } from '../graph/function-name.js';
export type { Path } from '../graph/reach.js';
export { handlerName, type RenderFailure } from '../graph/render-failures.js';
export type { DisplayName } from '../graph/display-names.js';
export { wireNameFor } from '../graph/wire-name.js';
export { valueWay } from '../graph/value-way.js';
export type { Sink } from '../graph/sinks.js';
export { originsOfPart, type Handler, type Part, type Registration } from '../graph/registration.js';
export { registrations } from '../graph/registrations.js';
export { fateWay } from '../graph/prompt-fates.js';
export { promptEscalations, type PromptEscalation } from '../graph/prompt-escalations.js';
export { templateFaults } from '../graph/template-faults.js';
export type { TemplateFault, TemplateFaultKind } from '../graph/template-fault.js';

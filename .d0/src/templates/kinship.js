import { entryOf, valueOf } from '../yaml/model.js';
import { isSinglePrompt, itemsOf, scalarOf } from './lower-template.js';
/** Keys by which other prompt formats give themselves away. */
const FOREIGN = new Set([
    'messages', 'model', 'models', 'model_config', 'modelParameters', 'model_parameters', 'temperature', 'max_tokens', 'input_variables', 'inputVariables', 'template_format',
    'templateFormat', 'execution_settings', '_type', 'system', 'system_prompt', 'user', 'provider', 'providers', 'variables', 'output_schema', 'outputSchema', 'input_schema',
    'inputSchema', 'response_format', 'config', 'testData', 'evaluators', 'tests',
]);
/** How much a file that no `SKILL.md` names looks like one of this format; `undefined` for one that does not. */
export function kinshipOf(root) {
    const prompts = isSinglePrompt(root) ? [root] : itemsOf(valueOf(root, 'prompts'));
    if (prompts.length === 0 || [root, ...prompts].some(isForeign))
        return undefined;
    // one entry may lack what the others have: that is a fault, not another format
    const whole = prompts.filter((prompt) => scalarOf(valueOf(prompt, 'name')) && scalarOf(valueOf(prompt, 'template')));
    if (whole.length === 0 || whole.length < prompts.length / 2)
        return undefined;
    return prompts.some(hasArguments) || itemsOf(valueOf(root, 'workflows')).some((workflow) => entryOf(workflow, 'file')) ? 'shaped' : 'resembling';
}
function isForeign(node) {
    return node?.kind === 'map' && node.entries.some(({ key }) => FOREIGN.has(key));
}
function hasArguments(prompt) {
    return itemsOf(valueOf(prompt, 'arguments')).some((argument) => scalarOf(valueOf(argument, 'name')));
}

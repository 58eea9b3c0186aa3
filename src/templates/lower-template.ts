import { entryOf, valueOf, type YamlNode, type YamlScalar } from '../yaml/model.js';
import type { TemplateArgument, TemplatePrompt } from './model.js';
import { placeholdersIn } from './placeholders.js';

/** One prompt of a template file, as it is written. */
export function lowerPrompt(node: YamlNode): TemplatePrompt {
  const template = scalarOf(valueOf(node, 'template'));
  return { node, name: scalarOf(valueOf(node, 'name')), template, arguments: argumentsOf(node), placeholders: template ? placeholdersIn(template) : [] };
}

function argumentsOf(node: YamlNode): TemplateArgument[] {
  const list = valueOf(node, 'arguments');
  return itemsOf(list).map((item) => ({ node: item, name: item.kind === 'scalar' ? undefined : scalarOf(valueOf(item, 'name')) }));
}

/** A text or number; nothing for an empty value. */
export function scalarOf(node: YamlNode | undefined): YamlScalar | undefined {
  return node?.kind === 'scalar' && node.value !== null && node.text.trim() !== '' ? node : undefined;
}

export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** Whether the file is one prompt rather than a list of them. */
export function isSinglePrompt(root: YamlNode | undefined): boolean {
  return entryOf(root, 'template') !== undefined && entryOf(root, 'prompts') === undefined;
}

import { argumentSchemaOf } from './argument-schema.js';
import type { Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Registration } from './registration.js';
import { chunksOf, placeInText } from './text-places.js';
import type { UndeclaredTool } from './undeclared-tools.js';

/** `search_notes({ text: "…" })` in a text, of a tool whose arguments are all in sight and which has no `text`. */
const CALL = /(?<![\w.])([A-Za-z][\w-]*)\(\{?([^(){}]*)/g;
const KEY = /(?:^|,)\s*["']?([A-Za-z_]\w*)["']?\s*[:=](?![=:/])/g;

export function wrongParameters(graph: Graph, ref: Ref, owner: Registration | undefined, tools: readonly Registration[]): UndeclaredTool[] {
  return chunksOf(ref).flatMap((chunk) => [...chunk.text.matchAll(CALL)].flatMap((match): UndeclaredTool[] => {
    const [, name = '', given = ''] = match;
    const named = tools.filter((tool) => tool.name === name);
    const known = named.length > 0 ? argumentsOf(graph, named) : undefined;
    if (!known) return [];
    const from = match.index + match[0].length - given.length;
    return [...given.matchAll(KEY)].flatMap((key): UndeclaredTool[] => {
      const [whole, parameter = ''] = key;
      if (known.has(parameter)) return [];
      const at = placeInText(chunk, from + key.index + whole.indexOf(parameter), parameter.length);
      return [{ name: parameter, at, kind: 'parameter', meant: { name, at: named[0]?.nameAt ?? ref }, owner }];
    });
  }));
}

/** Every argument of the tools, when all of them are in sight. */
function argumentsOf(graph: Graph, tools: readonly Registration[]): ReadonlySet<string> | undefined {
  const schemas = tools.map((tool) => argumentSchemaOf(graph, tool));
  const isWhole = schemas.every(({ isOpen, form, arguments: own }) => !isOpen && (form === 'shape' || form === 'object') && own.length > 0);
  return isWhole ? new Set(schemas.flatMap(({ arguments: own }) => own.map(({ name }) => name))) : undefined;
}

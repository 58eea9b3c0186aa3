import { NONE, type FileFacts } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { exprAs, isCatalogue, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';

/** A server of the SDK that the code makes, with what it says it can do. */
export interface MadeServer {
  readonly made: Ref;
  /** Does it register handlers and capabilities by itself as prompts, tools and resources are added? */
  readonly isHighLevel: boolean;
  /** Does it answer every declared capability, with empty lists where nothing is registered? */
  readonly answersDeclared: boolean;
  /** The properties of the capabilities that are written, by name; `undefined` when they are not all in sight. */
  readonly capabilities: ReadonlyMap<string, Declared> | undefined;
}

export interface Declared {
  /** Where it is written. */
  readonly at: { readonly file: FileFacts; readonly start: number; readonly end: number };
  readonly value: Ref;
}

export const madeServers: Question<MadeServer> = {
  find: (inquiry) => ['Server', 'McpServer'].flatMap((name) => inquiry.graph.source.filesShaped(name, 'import').flatMap((path) => {
    const file = inquiry.graph.source.facts(path);
    return (file?.index.calls.get(name) ?? []).flatMap((id) => (file ? madeAt(inquiry.graph, { file, id }) : []));
  })),
  begin: () => undefined,
};

function madeAt(graph: Graph, made: Ref): MadeServer[] {
  if (!exprAs(made, 'new')) return [];
  const classes = graph.calleesOf(made).flatMap((c) => (c.kind === 'constructor' && isCatalogue(c.file) && c.file.path.includes('modelcontextprotocol') ? [{ name: c.file.classes[c.class]?.name, isSecond: !c.file.path.includes('/sdk') }] : []));
  if (!classes.some(({ name }) => name === 'Server' || name === 'McpServer')) return [];
  const isHighLevel = classes.some(({ name }) => name === 'McpServer');
  return [{ made, isHighLevel, answersDeclared: isHighLevel && classes.every((c) => c.isSecond), capabilities: capabilitiesAt(graph, made) }];
}

function capabilitiesAt(graph: Graph, made: Ref): MadeServer['capabilities'] {
  const given = argumentAt(made, '1.capabilities');
  if (!given) return new Map();
  if (given.path.length > 0 && exprAs(given.ref, 'object')) return exprAs(given.ref, 'object')?.properties.every((p) => p.key !== undefined) ? new Map() : undefined;
  if (given.path.length > 0) return undefined;
  if (isAddedTo(given.ref)) return undefined;
  const values = graph.valuesOf(given.ref);
  const [only] = values;
  const object = values.length === 1 && only?.kind === 'object' ? exprAs(only.ref, 'object') : undefined;
  if (only?.kind !== 'object' || !object || object.properties.some((p) => p.key === undefined)) return undefined;
  const { file } = only.ref;
  return new Map(object.properties.flatMap((p) => (p.key === undefined ? [] : [[p.key, { at: { file, start: p.start, end: p.end }, value: { file, id: p.value } }] as const])));
}

/** `capabilities.tools = {}`, `Object.assign(capabilities, …)`: the literal is where they begin, not all of them. */
function isAddedTo(ref: Ref): boolean {
  const name = exprAs(ref, 'name');
  return ((name && ref.file.variables[name.variable]?.uses) ?? []).some((use) => {
    const parent = ref.file.exprs[ref.file.exprs[use]?.parent ?? NONE];
    if (parent?.kind === 'call') return parent.args.includes(use);
    const outer = parent?.kind === 'member' || parent?.kind === 'element' ? ref.file.exprs[parent.parent] : undefined;
    return outer?.kind === 'assign' && ref.file.exprs[outer.target] === parent;
  });
}

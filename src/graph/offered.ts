import type { Role, RoleName } from '../catalogue/roles.js';
import { NONE, type ClassFact, type FileFacts, type FnId } from '../facts/model.js';
import { calleeRoles } from './callees.js';
import { at, exprAs, type Ref } from './code.js';
import type { Graph } from './graph.js';
import type { Registration, Stretch } from './registration.js';
import { shapesOf } from './types.js';

type Kind = Registration['kind'];

/** A primitive that a framework takes from where it stands: a decorated method or class, or a module that exports what it is made of. */
export interface Offered {
  readonly kind: Kind;
  /** What says so: the decorator, or the exported metadata. */
  readonly by: Ref;
  /** The object that describes it. */
  readonly options: Ref | undefined;
  readonly fn: FnId;
  readonly row: Stretch;
  /** The exports of the module that hold parts beside the options. */
  readonly module: FileFacts | undefined;
}

const RUN_BY: Readonly<Record<Kind, RoleName>> = { tool: 'model-entry', prompt: 'prompt-handler', resource: 'resource-handler' };

/** Who runs a function, because of what stands on it or beside it. */
export function offeredRoles(graph: Graph, file: FileFacts, fn: FnId): readonly { readonly role: RoleName; readonly by: Ref }[] {
  const fact = file.functions[fn];
  const owner = fact?.kind === 'method' ? file.classes[fact.class] : undefined;
  const offered = owner ? decoratedIn(graph, file, owner) : file.exports.has('default') ? moduleOffer(graph, file) : [];
  return offered.flatMap((o) => (o.fn === fn ? [{ role: RUN_BY[o.kind], by: o.by }] : []));
}

export function offeredIn(graph: Graph, file: FileFacts): Offered[] {
  return [...file.classes.flatMap((owner) => decoratedIn(graph, file, owner)), ...moduleOffer(graph, file)];
}

/** `@Tool({ name: 'search' }) async search() {}`, `@Tool({ name: 'search' }) class Search { async execute() {} }` */
function decoratedIn(graph: Graph, file: FileFacts, owner: ClassFact): Offered[] {
  const members = [...owner.members.values()].flat();
  const own = members.flatMap((member) => member.decorators.flatMap((id) => offers(graph, { file, id }, 'decorated').map((role) => ({ id, role, fn: member.function, place: member }))));
  const whole = owner.decorators.flatMap((id) => offers(graph, { file, id }, 'decorated.').flatMap((role) => {
    const method = owner.members.get((role.values['handler'] ?? '').slice('decorated.'.length))?.find((m) => m.kind === 'method');
    return method ? [{ id, role, fn: method.function, place: owner }] : [];
  }));
  return [...own, ...whole].flatMap(({ id, role, fn, place }) => {
    const kind = kindOf(role);
    if (!kind || fn === NONE) return [];
    const by = { file, id };
    const argument = exprAs(by, 'call')?.args[0];
    return [{ kind, by, options: argument === undefined ? undefined : at(by, argument), fn, row: { file, start: place.start, end: place.end }, module: undefined }];
  });
}

function offers(graph: Graph, decorator: Ref, handler: string): Role[] {
  if (!exprAs(decorator, 'call')) return [];
  return calleeRoles(graph.calleesOf(decorator)).filter(({ name, values }) => name === 'offers' && (handler.endsWith('.') ? values['handler']?.startsWith(handler) : values['handler'] === handler));
}

export function kindOf({ values }: Role): Kind | undefined {
  const { is } = values;
  return is === 'tool' || is === 'prompt' || is === 'resource' ? is : undefined;
}

/** `export const metadata: ToolMetadata = { … }; export default function … {}` */
function moduleOffer(graph: Graph, file: FileFacts): Offered[] {
  const fn = defaultFunction(graph, file);
  if (fn === undefined) return [];
  return [...file.topLevel].flatMap(([name, id]): Offered[] => {
    const variable = file.variables[id];
    const exported = file.exports.get(name);
    const definition = variable?.definitions[0];
    if (!variable || exported?.kind !== 'variable' || exported.variable !== id || definition?.kind !== 'value' || definition.path.length > 0) return [];
    const options = { file, id: definition.value };
    const kind = (variable.type === NONE ? undefined : kindOfType(graph, file, variable.type)) ?? conventionalKind(graph, file, name, options);
    return kind ? [{ kind, by: options, options, fn, row: { file, start: 0, end: file.functions[0]?.end ?? 0 }, module: file }] : [];
  });
}

function kindOfType(graph: Graph, file: FileFacts, type: number): Kind | undefined {
  const roles = shapesOf(graph, { file, type }).flatMap((shape) => (shape.kind === 'interface' ? shape.declaration.roles : shape.kind === 'opaque' ? shape.roles : []));
  const role = roles.find(({ name }) => name === 'offers');
  return role && kindOf(role);
}

const FOLDERS: readonly (readonly [string, Kind])[] = [['tools', 'tool'], ['prompts', 'prompt'], ['resources', 'resource']];

/** Without a type that says so, by the folder: where the framework that has this convention is in use. */
function conventionalKind(graph: Graph, file: FileFacts, name: string, options: Ref): Kind | undefined {
  if (name !== 'metadata' || !exprAs(options, 'object')?.properties.some((p) => p.key === 'name')) return undefined;
  const folders = file.path.split('/').slice(0, -1);
  const kind = FOLDERS.findLast(([folder]) => folders.includes(folder))?.[1];
  return kind && ["'xmcp'", '"xmcp"'].some((needle) => graph.source.filesContaining(needle).length > 0) ? kind : undefined;
}

function defaultFunction(graph: Graph, file: FileFacts): FnId | undefined {
  const exported = file.exports.get('default');
  if (exported?.kind === 'variable') {
    const definition = file.variables[exported.variable]?.definitions[0];
    if (definition?.kind === 'function') return definition.fn;
    return definition?.kind === 'value' && definition.path.length === 0 ? exprAs({ file, id: definition.value }, 'function')?.function : undefined;
  }
  return exported?.kind === 'expr' ? exprAs({ file, id: exported.expr }, 'function')?.function : undefined;
}

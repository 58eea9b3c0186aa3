import { NONE, type ClassId, type ExprId, type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { accessorsOf } from './accessors.js';
import { fateOfCallback, isTimer } from './callbacks.js';
import { calleeRoles, callable } from './callees.js';
import { at, exprAs, exprOf, isCatalogue, resolveImport, type Ref } from './code.js';
import type { Callee, Graph } from './graph.js';
import type { UnknownReason, Value } from './value.js';

/** A function of the code. A class stands for its constructor, written or not; function 0 is the module. */
export type Target =
  | { readonly kind: 'function'; readonly file: FileFacts; readonly fn: FnId }
  | { readonly kind: 'class'; readonly file: FileFacts; readonly class: ClassId };

export const targetKey = (target: Target): string => `${target.file.path}${target.kind === 'class' ? '%' : '#'}${target.kind === 'class' ? target.class : target.fn}`;

/** Why a call runs no function of the code, as far as is known. `outside`: what it runs is no part of the code. */
export type Untargeted = 'outside' | UnknownReason;

export interface Targets {
  readonly targets: readonly Target[];
  /** Functions handed over to be run later, by somebody else. */
  readonly kept: readonly Target[];
  /** Set when there is no target. */
  readonly why: Untargeted | undefined;
}

const NOTHING: Targets = { targets: [], kept: [], why: undefined };

/** What an expression makes run, when it is one that can: a call, a construction, a tagged template, an element, a load, a read or write of an accessor. */
export function targetsOf(graph: Graph, ref: Ref, accessors: ReadonlySet<string>): Targets | undefined {
  const expr = exprOf(ref);
  switch (expr.kind) {
    case 'call': case 'new': return callTargets(graph, ref, expr.args);
    case 'template': return expr.tag === NONE ? undefined : valueTargets(graph.valuesOf(at(ref, expr.tag)));
    case 'jsx': return elementTargets(graph, ref, expr.tag);
    case 'import': return loadTargets(graph, ref.file, expr.specifier);
    case 'member': return accessors.has(expr.property) ? accessorTargets(graph, ref) : undefined;
    default: return undefined;
  }
}

export function loadTargets(graph: Graph, from: FileFacts, specifier: string): Targets {
  const file = graph.source.module(specifier, from.path);
  return file && !isCatalogue(file) ? { ...NOTHING, targets: [{ kind: 'function', file, fn: 0 }] } : { ...NOTHING, why: 'outside' };
}

function callTargets(graph: Graph, ref: Ref, args: readonly ExprId[]): Targets {
  const callees = [...graph.calleesOf(ref), ...superCallees(graph, ref)];
  const direct = codeTargets(callees);
  if (direct.length > 0) return { ...NOTHING, targets: direct };
  // what the catalogue has a role for takes handlers
  const isRole = calleeRoles(callees).length > 0;
  const given = args.flatMap((arg, index) => valueTargets(graph.valuesOf(at(ref, arg))).targets.map((target) => ({ target, fate: isRole && !isTimer(ref) ? 'kept' as const : fateOfCallback(ref, index) })));
  const run = given.filter(({ fate }) => fate === 'run').map(({ target }) => target);
  return { targets: run, kept: given.filter(({ fate }) => fate === 'kept').map(({ target }) => target), why: run.length > 0 ? undefined : reasonOf(graph, ref, callees) };
}

/** `super.method()` */
function superCallees(graph: Graph, ref: Ref): readonly Callee[] {
  const member = exprAs(at(ref, exprAs(ref, 'call')?.callee ?? NONE), 'member');
  if (!member || !exprAs(at(ref, member.object), 'super')) return [];
  return graph.originsOf(at(ref, member.object), [member.property], 'value').flatMap(({ value }) => callable(value));
}

function codeTargets(callees: readonly Callee[]): readonly Target[] {
  return callees.flatMap((callee): readonly Target[] => {
    if (callee.kind === 'function') return isRunnable(callee) ? [{ kind: 'function', file: callee.file, fn: callee.fn }] : [];
    return callee.kind === 'constructor' && !isCatalogue(callee.file) ? [{ kind: 'class', file: callee.file, class: callee.class }] : [];
  });
}

const isRunnable = ({ file, fn }: { readonly file: FileFacts; readonly fn: FnId }): boolean => !isCatalogue(file) && file.functions[fn]?.hasBody === true;

function valueTargets(values: readonly Value[]): Targets {
  const targets = codeTargets(values.flatMap((value) => callable(value)));
  return { ...NOTHING, targets, why: targets.length > 0 ? undefined : unknownReason(values) };
}

/** The reasons, worst first: what says most about the analysis is named. */
const REASONS: readonly UnknownReason[] = ['budget', 'parameter', 'computed', 'uninitialised', 'external', 'global'];

function unknownReason(values: readonly Value[]): Untargeted {
  const reasons = values.flatMap((value) => (value.kind === 'unknown' ? [value.why] : []));
  const worst = REASONS.find((reason) => reasons.includes(reason));
  return worst === undefined || worst === 'external' || worst === 'global' ? 'outside' : worst;
}

function reasonOf(graph: Graph, ref: Ref, callees: readonly Callee[]): Untargeted {
  if (callees.some((callee) => callee.kind === 'declared' || callee.kind === 'function' || callee.kind === 'constructor')) return 'outside';
  const expr = exprOf(ref);
  if (expr.kind !== 'call' && expr.kind !== 'new') return 'outside';
  const callee = exprAs(at(ref, expr.callee), 'member');
  // a method of what is known not to be of the code
  if (callee && graph.valuesOf(at(ref, callee.object)).some((v) => ['allocated', 'array', 'literal', 'text', 'function'].includes(v.kind))) return 'outside';
  return unknownReason(graph.valuesOf(at(ref, expr.callee)));
}

function accessorTargets(graph: Graph, ref: Ref): Targets | undefined {
  const parent = exprOf(ref).parent;
  const holder = parent === NONE ? undefined : exprOf(at(ref, parent));
  const isTarget = holder?.kind === 'assign' && holder.target === ref.id;
  const kinds: readonly ('get' | 'set')[] = !isTarget ? ['get'] : holder.operator === '=' ? ['set'] : ['get', 'set'];
  const targets = kinds.flatMap((kind) => accessorsOf(graph, ref, kind)).map(({ file, fn }): Target => ({ kind: 'function', file, fn }));
  return targets.length > 0 ? { ...NOTHING, targets } : undefined;
}

/** `<Name />` and `<Module.Name />`. */
function elementTargets(graph: Graph, ref: Ref, tag: string): Targets | undefined {
  if (!/^[A-Z_$]|\./u.test(tag)) return undefined;
  const [head = '', ...path] = tag.split('.');
  const variable = ref.file.variables.findIndex((v) => v.name === head && v.uses.includes(ref.id));
  const found = variable >= 0 ? variable : ref.file.topLevel.get(head);
  return found === undefined ? { ...NOTHING, why: 'outside' } : valueTargets(variableValues(graph, ref.file, found, path));
}

function variableValues(graph: Graph, file: FileFacts, variable: VarId, path: readonly string[]): readonly Value[] {
  return (file.variables[variable]?.definitions ?? []).flatMap((definition): readonly Value[] => {
    switch (definition.kind) {
      case 'function': return [{ kind: 'function', file, fn: definition.fn, roles: [] }];
      case 'class': return [{ kind: 'class', file, class: definition.class }];
      case 'value': return graph.originsOf({ file, id: definition.value }, [...definition.path, ...path], 'value').map((o) => o.value);
      case 'import': return importedValues(graph, file, variable, path);
      default: return [];
    }
  });
}

function importedValues(graph: Graph, file: FileFacts, variable: VarId, path: readonly string[]): readonly Value[] {
  const target = resolveImport(graph.source, file, variable);
  if (target?.kind === 'variable') return variableValues(graph, target.file, target.variable, path);
  if (target?.kind === 'expr') return graph.originsOf(target.ref, path, 'value').map((o) => o.value);
  const [name, ...rest] = path;
  const member = target?.kind === 'namespace' && name !== undefined ? target.file.exports.get(name) : undefined;
  return member?.kind === 'variable' && target ? variableValues(graph, (target as { file: FileFacts }).file, member.variable, rest) : [];
}

import { NONE, type FileFacts, type VarId } from '../facts/model.js';
import { at, exprAs, exprOf, resolveImport, type Ref } from './code.js';
import type { Graph } from './graph.js';

const MAX_STEPS = 6;

/**
 * The key that an expression is, when it is always the same: a text, a constant, a member of an enum or of a constant object, a symbol (`@@iterator`,
 * or `@@` and where it is made). No search: what only callers know is no constant.
 */
export function constantKey(graph: Graph, ref: Ref, steps = 0): string | undefined {
  if (ref.id === NONE || steps > MAX_STEPS) return undefined;
  const expr = exprOf(ref);
  const inner = (id: number): string | undefined => constantKey(graph, at(ref, id), steps + 1);
  switch (expr.kind) {
    case 'literal': return typeof expr.value === 'string' || typeof expr.value === 'number' ? String(expr.value) : undefined;
    case 'cast': return inner(expr.value);
    case 'template': return expr.tag === NONE ? joined(expr.texts, expr.parts.map(inner)) : undefined;
    case 'binary': return expr.operator === '+' ? joined(['', '', ''], [inner(expr.left), inner(expr.right)]) : undefined;
    case 'call': return isSymbolCall(ref, expr.callee) ? `@@${ref.file.path}:${ref.id}` : undefined;
    case 'name': return expr.variable === NONE ? undefined : variableKey(graph, ref.file, expr.variable, [], steps);
    case 'member': return memberKey(graph, ref, expr.object, [expr.property], steps);
    default: return undefined;
  }
}

function joined(texts: readonly string[], parts: readonly (string | undefined)[]): string | undefined {
  if (parts.some((part) => part === undefined || part.startsWith('@@'))) return undefined;
  return texts.map((text, i) => text + (parts[i] ?? '')).join('');
}

/** `Symbol('x')`, `Symbol.for('x')` */
function isSymbolCall(call: Ref, callee: number): boolean {
  const member = exprAs(at(call, callee), 'member');
  const name = exprAs(member ? at(call, member.object) : at(call, callee), 'name');
  return name?.name === 'Symbol' && name.variable === NONE && (member === undefined || member.property === 'for');
}

function memberKey(graph: Graph, ref: Ref, object: number, path: readonly string[], steps: number): string | undefined {
  const outer = exprAs(at(ref, object), 'member');
  if (outer && path.length < 4) return memberKey(graph, ref, outer.object, [outer.property, ...path], steps);
  const name = exprAs(at(ref, object), 'name');
  if (!name) return undefined;
  if (name.variable === NONE) return name.name === 'Symbol' && path.length === 1 ? `@@${path[0]}` : undefined;
  return variableKey(graph, ref.file, name.variable, path, steps);
}

/** What a constant holds at a path. */
function variableKey(graph: Graph, file: FileFacts, variable: VarId, path: readonly string[], steps: number): string | undefined {
  const fact = file.variables[variable];
  const [definition, second] = fact?.definitions ?? [];
  if (!fact || !definition || second) return undefined;
  if (definition.kind === 'enum') return propertyKey(graph, { file, id: definition.value }, path, steps);
  if (definition.kind === 'value' && fact.kind === 'const') return propertyKey(graph, { file, id: definition.value }, [...definition.path, ...path], steps);
  if (definition.kind !== 'import') return undefined;
  const target = resolveImport(graph.source, file, variable);
  if (target?.kind === 'variable') return variableKey(graph, target.file, target.variable, path, steps + 1);
  if (target?.kind === 'expr') return propertyKey(graph, target.ref, path, steps + 1);
  const exported = target?.kind === 'namespace' ? target.file.exports.get(path[0] ?? '') : undefined;
  return exported?.kind === 'variable' && target?.kind === 'namespace' ? variableKey(graph, target.file, exported.variable, path.slice(1), steps + 1) : undefined;
}

function propertyKey(graph: Graph, ref: Ref, path: readonly string[], steps: number): string | undefined {
  const cast = exprAs(ref, 'cast');
  if (cast) return propertyKey(graph, at(ref, cast.value), path, steps);
  const [name, ...rest] = path;
  if (name === undefined) return constantKey(graph, ref, steps + 1);
  const frozen = exprAs(ref, 'call');
  const [first] = frozen && isFreeze(ref, frozen.callee) ? frozen.args : [];
  if (first !== undefined) return propertyKey(graph, at(ref, first), path, steps);
  const found = exprAs(ref, 'object')?.properties.filter((p) => p.key === name) ?? [];
  return found.length === 1 && found[0] ? propertyKey(graph, at(ref, found[0].value), rest, steps) : undefined;
}

/** `Object.freeze(…)` */
function isFreeze(call: Ref, callee: number): boolean {
  const member = exprAs(at(call, callee), 'member');
  return member?.property === 'freeze' && exprAs(at(call, member.object), 'name')?.name === 'Object';
}

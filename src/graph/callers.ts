import { type FileFacts, type FnId, NONE, type VarId } from '../facts/model.js';
import { flowArgument, landByType } from './caller-arguments.js';
import { findImporters, verifyVariable } from './caller-imports.js';
import { findCallsByName, findConstructions, findMethodCalls } from './caller-methods.js';
import { byPosition, invoke, land, MAX_FLOW, type Search, type Ways } from './caller-search.js';
import { flowElement, flowElementHolder } from './caller-tables.js';
import { at, collectionName, exprAs, exprOf, isCatalogue, type Ref, refKey } from './code.js';
import { functionsNamed } from './declared-functions.js';
import { statementContext } from './expected.js';
import type { Callers, Graph } from './graph.js';
import { roleReaches } from './handler-roles.js';
import { offeredRoles } from './offered.js';

const WAYS: Ways = {
  value: flow,
  variable: flowVariable,
  callsByName: findCallsByName,
  elementHolder: flowElementHolder,
  verified: verifyVariable,
};

/** Everything that makes a function run, as far as the code shows. */
export function callersOf(graph: Graph, file: FileFacts, fn: FnId): Callers {
  const s: Search = { graph, to: WAYS, file, fn, seen: new Set(), invocations: [], landings: [], ambiguous: 0, within: [] };
  const fact = file.functions[fn];
  if (!fact || fact.kind === 'module') return s;
  for (const role of [...fact.roles, ...(file.variables[fact.variable]?.roles ?? [])]) if (!isCatalogue(file) && roleReaches(role, undefined)) land(s, { role: role.name, at: { file, id: fact.expr }, name: fact.name, certain: true });
  for (const { name, role } of graph.entries.get(file.path) ?? []) if (functionsNamed(file, name).includes(fn)) land(s, { role, at: { file, id: fact.expr }, name, certain: true });
  for (const { role, by } of offeredRoles(graph, file, fn)) land(s, { role, at: by, name: fact.name, certain: true });
  if (fact.kind === 'constructor') findConstructions(s, file, fact.class);
  else if (fact.class !== NONE && fact.kind !== 'arrow' && fact.expr === NONE) findMethodCalls(s, file, fact.class, fact.name, fact.isStatic, fact.kind === 'get');
  else if (fact.variable !== NONE) flowVariable(s, file, fact.variable, 0);
  if (fact.expr !== NONE) flow(s, { file, id: fact.expr }, 0);
  return s;
}

/** Where a function value goes: the forward half of the search. */
function flow(s: Search, ref: Ref, depth: number): void {
  const key = `flow ${refKey(ref)}`;
  if (depth > MAX_FLOW || s.seen.has(key) || !s.graph.spend()) return;
  s.seen.add(key);
  s.graph.touch(ref.file);
  const { parent: parentId } = exprOf(ref);
  if (parentId === NONE) { flowStatement(s, ref, depth); return; }
  const parent = at(ref, parentId);
  const expr = exprOf(parent);
  switch (expr.kind) {
    case 'await': case 'cast': case 'sequence': flow(s, parent, depth); return;
    case 'choice': if (expr.options.includes(ref.id)) flow(s, parent, depth); return;
    case 'assign': if (expr.value === ref.id) { flowTarget(s, at(ref, expr.target), depth); flow(s, parent, depth); } return;
    case 'object': flowProperty(s, ref, parent, depth); return;
    case 'array': flowElement(s, parent, depth); return;
    case 'spread': flow(s, parent, depth); return;
    case 'member': if (expr.object === ref.id) flowMethodOfFunction(s, parent, expr.property, depth); return;
    case 'call': case 'new': if (expr.callee !== ref.id && collectionName(parent) !== undefined) flowElement(s, parent, depth); else if (expr.callee === ref.id) invoke(s, parent, 'resolved', byPosition(parent)); else flowArgument(s, parent, expr.args.indexOf(ref.id), depth); return;
    case 'jsx': land(s, { role: 'user-entry', at: ref, name: expr.attributes.find((a) => a.value === ref.id)?.key ?? expr.tag, certain: true }); return;
    default:
  }
}

function flowStatement(s: Search, ref: Ref, depth: number): void {
  const { file, id } = ref;
  const context = statementContext(file).get(id);
  if (context?.kind === 'variable' && context.path.length === 0) flowVariable(s, file, context.variable, depth + 1);
  else if (context?.kind === 'field') findMethodCalls(s, file, context.class, context.name, context.isStatic, false);
  else if (context?.kind === 'returned') flowReturned(s, file, context.fn, depth + 1);
  for (const [name, exported] of file.exports) if (exported.kind === 'expr' && exported.expr === id) findImporters(s, file, name, NONE, depth);
}

/** A function that is returned: its callers hold it then. */
function flowReturned(s: Search, file: FileFacts, fn: FnId, depth: number): void {
  const passed = s.within.findLast((w) => w.file === file && w.fn === fn);
  if (passed) { flow(s, passed.call, depth + 1); return; }
  const outer = s.graph.callersOf(file, fn);
  for (const { site } of outer.invocations) flow(s, site, depth + 1);
}

/** All uses of a variable that holds the function, here and where it is imported. */
function flowVariable(s: Search, file: FileFacts, variable: VarId, depth: number): void {
  const key = `var ${file.path}#${variable}`;
  if (depth > MAX_FLOW || s.seen.has(key)) return;
  s.seen.add(key);
  s.graph.touch(file);
  const fact = file.variables[variable];
  if (!fact) return;
  for (const use of fact.uses) flow(s, { file, id: use }, depth + 1);
  for (const [name, exported] of file.exports) if (exported.kind === 'variable' && exported.variable === variable) findImporters(s, file, name, variable, depth);
}

/** `f.bind(x)` is f; `f.call(x)` and `f.apply(x)` run it. */
function flowMethodOfFunction(s: Search, member: Ref, property: string, depth: number): void {
  const { parent } = exprOf(member);
  if (parent === NONE) return;
  if (property === 'bind') flow(s, at(member, parent), depth);
  else if (property === 'call' || property === 'apply') invoke(s, at(member, parent), 'resolved', (index) => byPosition(at(member, parent))(index + 1));
}

/** `x.name = f`: from now on a method of x. */
function flowTarget(s: Search, target: Ref, depth: number): void {
  const member = exprAs(target, 'member');
  if (member) { findCallsByName(s, member.property, undefined); landByType(s, target, member.property); }
  const name = exprAs(target, 'name');
  if (name && name.variable !== NONE) flowVariable(s, target.file, name.variable, depth + 1);
}

/** `{ key: f }`: run by whoever takes the object, or called as `.key(…)` on something that is this object. */
function flowProperty(s: Search, ref: Ref, object: Ref, depth: number): void {
  const property = exprAs(object, 'object')?.properties.find((p) => p.value === ref.id);
  if (!property) return;
  if (property.kind === 'spread') { flow(s, object, depth); return; }
  landByType(s, ref, property.key ?? '*');
  if (property.key === undefined) { flowElement(s, object, depth); return; }
  findCallsByName(s, property.key, object);
  // or picked by a computed key: `table[name](…)`
  flowElement(s, object, depth + 1, true);
}

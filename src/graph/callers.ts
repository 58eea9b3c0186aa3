import { roleReaches } from './handler-roles.js';
import { NONE, type ExprId, type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { ELEMENT_CALLBACKS, isRegistration } from './builtins.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, collectionName, exprAs, exprOf, isCatalogue, isInFunction, refKey, resolveExport, resolveImport, type Ref } from './code.js';
import { findSignals } from './channels.js';
import { statementContext } from './expected.js';
import type { Callee, Callers, Graph, Invocation, Landing } from './graph.js';
import { isSubclass } from './hierarchy.js';
import { judgeToolShape } from './tool-shape.js';
import { shapeName } from './types.js';
import type { Value } from './value.js';

/** More definitions of a method name than this, and a call on an unknown receiver says nothing. */
const MAX_NAMESAKES = 8;
/** More files than this hold the name: too common to search. */
const MAX_FILES = 60;
const MAX_FLOW = 7;

interface Search {
  readonly graph: Graph;
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly seen: Set<string>;
  readonly invocations: Invocation[];
  readonly landings: Landing[];
  ambiguous: number;
  /** Functions the value was passed into, innermost last, each with the call that passed it. */
  readonly within: { readonly file: FileFacts; readonly fn: FnId; readonly call: Ref }[];
}

/** Everything that makes a function run, as far as the code shows. */
export function callersOf(graph: Graph, file: FileFacts, fn: FnId): Callers {
  const s: Search = { graph, file, fn, seen: new Set(), invocations: [], landings: [], ambiguous: 0, within: [] };
  const fact = file.functions[fn];
  if (!fact || fact.kind === 'module') return s;
  for (const role of [...fact.roles, ...(file.variables[fact.variable]?.roles ?? [])]) if (!isCatalogue(file) && roleReaches(role, undefined)) land(s, { role: role.name, at: { file, id: fact.expr }, name: fact.name, certain: true });
  const declared = graph.entries.get(`${file.path}#${fact.name}`);
  if (declared) land(s, { role: declared, at: { file, id: fact.expr }, name: fact.name, certain: true });
  if (fact.kind === 'constructor') findConstructions(s, file, fact.class);
  else if (fact.class !== NONE && fact.kind !== 'arrow' && fact.expr === NONE) findMethodCalls(s, file, fact.class, fact.name, fact.isStatic, fact.kind === 'get');
  else if (fact.variable !== NONE) flowVariable(s, file, fact.variable, 0);
  if (fact.expr !== NONE) flow(s, { file, id: fact.expr }, 0);
  return s;
}

function invoke(s: Search, inner: Ref, evidence: Invocation['evidence'], argument: Invocation['argument']): void {
  const site = onBehalfOf(s, inner);
  const key = `call ${refKey(site)} ${evidence}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  s.invocations.push({ site, evidence, argument });
}

const byPosition = (call: Ref): Invocation['argument'] => (index) => {
  const expr = exprOf(call);
  const args = expr.kind === 'call' || expr.kind === 'new' ? expr.args : [];
  const id = args[index];
  if (id === undefined) return undefined;
  return { ref: at(call, id), path: [] };
};

function land(s: Search, landing: Landing): void {
  const key = `land ${landing.role} ${refKey(landing.at)}`;
  if (!s.seen.has(key)) { s.seen.add(key); s.landings.push(landing); }
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

/** Other files' imports of an exported name. */
function findImporters(s: Search, file: FileFacts, exportName: string, variable: VarId, depth: number): void {
  const isAnonymous = exportName === 'default' || exportName === '=';
  const paths = s.graph.source.filesShaped(isAnonymous ? baseName(file.path) : exportName, 'import');
  if (paths.length > MAX_FILES) { s.ambiguous += 1; return; }
  for (const path of paths) {
    if (path === file.path || !s.graph.spend()) continue;
    const importer = s.graph.source.facts(path);
    if (!importer) continue;
    importer.variables.forEach((candidate, id) => {
      if (candidate.kind === 'import' && leadsTo(s, importer, id, file, variable, exportName)) flowVariable(s, importer, id, depth + 1);
    });
    findRenamed(s, importer, file, exportName, variable, depth);
    findThroughNamespace(s, importer, file, exportName, isAnonymous);
  }
}

/** `export { name as other } from` makes it known under another name. */
function findRenamed(s: Search, importer: FileFacts, file: FileFacts, exportName: string, variable: VarId, depth: number): void {
  for (const [name, exported] of importer.exports) {
    if (exported.kind !== 'reexport' || exported.name !== exportName || name === exportName || depth > MAX_FLOW) continue;
    const target = s.graph.source.module(exported.specifier, importer.path);
    const found = target && resolveExport(s.graph.source, target, exported.name);
    if (found?.kind === 'variable' && found.file === file && found.variable === variable) findImporters(s, file, name, variable, depth + 1);
  }
}

function baseName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  return name === 'index' ? path.split('/').at(-2) ?? name : name;
}

function leadsTo(s: Search, importer: FileFacts, id: VarId, file: FileFacts, variable: VarId, exportName: string): boolean {
  const [definition] = importer.variables[id]?.definitions ?? [];
  if (definition?.kind !== 'import' || (definition.name !== exportName && definition.name !== 'default' && definition.name !== '*' && exportName !== 'default')) return false;
  const target = resolveImport(s.graph.source, importer, id);
  if (target?.kind === 'variable') return target.file === file && target.variable === variable;
  if (target?.kind === 'expr') return target.ref.file === file && variable === NONE;
  return false;
}

/** `ns.name(…)`, `require('./x').name(…)`, `(await import('./x')).name(…)`, `const { name: other } = await import('./x')`. */
function findThroughNamespace(s: Search, importer: FileFacts, file: FileFacts, name: string, isAnonymous: boolean): void {
  if (isAnonymous && name === '=') {
    importer.exprs.forEach((expr, id) => { if (expr.kind === 'import' && s.graph.source.module(expr.specifier, importer.path) === file) flow(s, { file: importer, id }, 1); });
    return;
  }
  for (const id of importer.index.members.get(name) ?? []) verifyRead(s, { file: importer, id });
  for (const variable of importer.index.destructured.get(name) ?? []) verifyVariable(s, importer, variable);
}

function verifyRead(s: Search, ref: Ref): void {
  if (s.graph.valuesOf(ref).some((v) => isThis(s, v))) flow(s, ref, 1);
}

function verifyVariable(s: Search, file: FileFacts, variable: VarId): void {
  const use = file.variables[variable]?.uses[0];
  if (use !== undefined && s.graph.valuesOf({ file, id: use }).some((v) => isThis(s, v))) flowVariable(s, file, variable, 1);
}

const isThis = (s: Search, value: Value): boolean => value.kind === 'function' && value.file === s.file && value.fn === s.fn;

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

/** A table of functions: run where an element of it is called. */
function flowElement(s: Search, table: Ref, depth: number, isRecord = false): void {
  if (depth > MAX_FLOW) return;
  const holder = statementContext(table.file).get(table.id);
  if (holder?.kind === 'variable') {
    for (const { file, variable } of aliases(s, table.file, holder.variable)) {
      for (const use of file.variables[variable]?.uses ?? []) flowElementUse(s, { file, id: use }, depth);
    }
  } else if (holder?.kind === 'field') {
    for (const id of table.file.index.members.get(holder.name) ?? []) flowElementUse(s, { file: table.file, id }, depth);
  } else if (!isRecord) flow(s, table, depth);
}

/** A variable and the imports of it elsewhere. */
function aliases(s: Search, file: FileFacts, variable: VarId): { readonly file: FileFacts; readonly variable: VarId }[] {
  const list = [{ file, variable }];
  for (const [name, exported] of file.exports) {
    if (exported.kind !== 'variable' || exported.variable !== variable) continue;
    for (const path of s.graph.source.filesShaped(name, 'import').slice(0, MAX_FILES)) {
      const importer = path === file.path ? undefined : s.graph.source.facts(path);
      importer?.variables.forEach((candidate, id) => { if (candidate.kind === 'import' && leadsTo(s, importer, id, file, variable, name)) list.push({ file: importer, variable: id }); });
    }
  }
  return list;
}

/** `table[k]`, `table.get(k)`, `for (const f of table)`: the element flows on. */
function flowElementUse(s: Search, use: Ref, depth: number): void {
  const { parent } = exprOf(use);
  if (parent === NONE) { flowIterated(s, use, depth); return; }
  const expr = exprOf(at(use, parent));
  if (expr.kind === 'element' && expr.object === use.id) flow(s, at(use, parent), depth + 1);
  else if (expr.kind === 'member' && expr.object === use.id && ELEMENT_CALLBACKS.has(expr.property) && expr.parent !== NONE) flowCallbackParameter(s, at(use, expr.parent), depth);
  else if (expr.kind === 'member' && expr.object === use.id && ['get', 'find', 'at'].includes(expr.property) && expr.parent !== NONE) flow(s, at(use, expr.parent), depth + 1);
}

/** `for (const f of table)` */
function flowIterated(s: Search, use: Ref, depth: number): void {
  use.file.variables.forEach((variable, id) => {
    if (variable.definitions.some((d) => d.kind === 'value' && d.value === use.id && (d.path[0] === '*'))) flowVariable(s, use.file, id, depth + 1);
  });
}

/** `table.forEach((f) => f())` */
function flowCallbackParameter(s: Search, call: Ref, depth: number): void {
  const [first] = exprAs(call, 'call')?.args ?? [];
  const fn = first === undefined ? undefined : exprAs(at(call, first), 'function')?.function;
  const variable = fn === undefined ? NONE : (call.file.functions[fn]?.params[0]?.variable ?? NONE);
  if (variable !== NONE) flowVariable(s, call.file, variable, depth + 1);
}

/** Does the declared type of the place say who runs what is put there? */
function landByType(s: Search, ref: Ref, name: string): void {
  for (const shape of s.graph.expectedTypes(ref)) {
    const roles = shape.kind === 'function' ? shape.roles : shape.kind === 'opaque' ? shape.roles : undefined;
    for (const role of roles ?? []) if (roleReaches(role, undefined)) land(s, { role: role.name, at: ref, name, certain: true });
  }
}

function flowArgument(s: Search, call: Ref, index: number, depth: number): void {
  const callees = s.graph.calleesOf(call);
  if (landByRole(s, call, callees, index)) return;
  const before = s.invocations.length + s.landings.length;
  for (const callee of callees) flowIntoCallee(s, call, callee, index, depth);
  if (callees.length === 0) flowIntoUnknown(s, call, calleeName(call));
  if (s.invocations.length + s.landings.length === before) land(s, { role: 'escaped', at: call, name: calleeName(call), certain: false });
}

function landByRole(s: Search, call: Ref, callees: readonly Callee[], index: number): boolean {
  let landed = false;
  for (const role of calleeRoles(callees)) {
    if (!roleReaches(role, index, argumentCount(call))) continue;
    landed = true;
    findSignals(s.graph, call).forEach((signal) => { invoke(s, signal, 'resolved', byPosition(signal)); });
    land(s, { role: role.name, at: call, name: calleeName(call), certain: true });
  }
  return landed;
}

function argumentCount(call: Ref): number {
  const expr = exprOf(call);
  return expr.kind === 'call' || expr.kind === 'new' ? expr.args.length : 0;
}

function flowIntoCallee(s: Search, call: Ref, callee: Callee, index: number, depth: number): void {
  if (callee.kind === 'function' && !isCatalogue(callee.file)) { flowIntoParameter(s, call, callee.file, callee.fn, index, depth); return; }
  if (callee.kind === 'constructor' && !isCatalogue(callee.file)) {
    const fn = callee.file.classes[callee.class]?.constructor_ ?? NONE;
    if (fn !== NONE) flowIntoParameter(s, call, callee.file, fn, index, depth);
    return;
  }
  if (callee.kind === 'builtin') { flowIntoBuiltin(s, call, callee, index); return; }
  landByType(s, at(call, argumentId(call, index)), calleeName(call));
  flowIntoUnknown(s, call, calleeName(call));
}

const argumentId = (call: Ref, index: number): ExprId => {
  const expr = exprOf(call);
  return (expr.kind === 'call' || expr.kind === 'new' ? expr.args[index] : undefined) ?? NONE;
};

/**
 * `g(f)` with g of the code: where g runs its parameter, f runs on behalf of the function that holds this call, not of every caller of g.
 * Where g stores or hands on its parameter, the search goes on from there.
 */
function flowIntoParameter(s: Search, call: Ref, file: FileFacts, fn: FnId, index: number, depth: number): void {
  s.graph.touch(file);
  const parameters = file.functions[fn]?.params ?? [];
  const parameter = parameters[index] ?? (parameters.at(-1)?.rest ? parameters.at(-1) : undefined);
  const member = file.functions[fn]?.kind === 'constructor' && parameter?.name !== undefined ? parameter.name : undefined;
  s.within.push({ file, fn, call });
  for (const use of file.variables[parameter?.variable ?? NONE]?.uses ?? []) flowParameterUse(s, call, { file, id: use }, fn, depth);
  s.within.pop();
  if (member !== undefined) findCallsByName(s, member, undefined);
}

/** One use of a parameter that holds the function, on behalf of one particular call of g. */
function flowParameterUse(s: Search, call: Ref, use: Ref, fn: FnId, depth: number): void {
  const { parent, fn: inside } = exprOf(use);
  const expr = parent === NONE ? undefined : exprOf(at(use, parent));
  const isRun = expr?.kind === 'call' && expr.callee === use.id;
  if (isRun && inside === fn) invoke(s, call, 'resolved', byPosition(at(use, parent)));
  else if (isRun) flowClosure(s, call, use.file, inside, fn, at(use, parent), depth);
  else flow(s, use, depth + 1);
}

/**
 * The call on whose behalf a function runs: a run inside g, of something that was passed to g, belongs to the call that passed it.
 * What was stored and is run elsewhere belongs to whoever runs it.
 */
function onBehalfOf(s: Search, site: Ref): Ref {
  let result = site;
  for (const { file, fn, call } of [...s.within].reverse()) {
    if (result.file === file && isInFunction(file, exprOf(result).fn, fn)) result = call;
  }
  return result;
}

/** g makes a closure that runs its parameter: the closure runs for whoever gets it from this call of g. */
function flowClosure(s: Search, call: Ref, file: FileFacts, closure: FnId, fn: FnId, run: Ref, depth: number): void {
  const fact = file.functions[closure];
  if (!fact || depth > MAX_FLOW) return;
  if (fact.parent !== fn && fact.parent !== NONE) { flowClosure(s, call, file, fact.parent, fn, run, depth + 1); return; }
  const uses = fact.expr !== NONE ? [{ file, id: fact.expr }] : (file.variables[fact.variable]?.uses ?? []).map((id) => ({ file, id }));
  for (const use of uses) flowClosureUse(s, call, use, run, depth);
}

function flowClosureUse(s: Search, call: Ref, use: Ref, run: Ref, depth: number): void {
  const { parent } = exprOf(use);
  const expr = parent === NONE ? undefined : exprOf(at(use, parent));
  if (expr?.kind === 'cast' || expr?.kind === 'choice') { flowClosureUse(s, call, at(use, parent), run, depth); return; }
  if (parent === NONE) {
    const context = statementContext(use.file).get(use.id);
    if (context?.kind === 'returned') flow(s, call, depth + 1);
    else if (context?.kind === 'variable') for (const id of use.file.variables[context.variable]?.uses ?? []) flowClosureUse(s, call, at(use, id), run, depth + 1);
    return;
  }
  if (expr?.kind === 'call' || expr?.kind === 'new') {
    if (expr.callee === use.id) invoke(s, call, 'resolved', byPosition(run));
    else flow(s, use, depth + 1);
    return;
  }
  if (expr?.kind === 'object') landShape(s, use);
  flow(s, use, depth + 1);
}

function landShape(s: Search, use: Ref): void {
  const fn = exprAs(use, 'function')?.function;
  const shape = fn === undefined ? undefined : judgeToolShape(s.graph, use.file, fn);
  if (shape) land(s, { role: 'tool-shape', at: shape.at, name: shape.name, certain: shape.certain });
}

function flowIntoBuiltin(s: Search, call: Ref, callee: Extract<Callee, { kind: 'builtin' }>, index: number): void {
  if (index === 0 && ELEMENT_CALLBACKS.has(callee.name)) {
    invoke(s, call, 'resolved', (i) => (i === 0 ? { ref: callee.receiver, path: ['*'] } : undefined));
  } else if (callee.name === 'reduce' && index === 0) {
    invoke(s, call, 'resolved', (i) => (i === 1 ? { ref: callee.receiver, path: ['*'] } : i === 0 ? byPosition(call)(1) : undefined));
  } else if (callee.name === 'from' && index === 1) {
    const list = byPosition(call)(0);
    invoke(s, call, 'resolved', (i) => (i === 0 && list ? { ref: list.ref, path: ['*'] } : undefined));
  } else if (callee.name === 'then' && index === 0) invoke(s, call, 'resolved', (i) => (i === 0 ? { ref: callee.receiver, path: [] } : undefined));
  else if (['push', 'unshift', 'set', 'add'].includes(callee.name)) flowElementHolder(s, callee.receiver);
  else flowIntoUnknown(s, call, callee.name);
}

/** `map.set(k, f)`, `list.push(f)`: run where an element of that collection is called. */
function flowElementHolder(s: Search, holder: Ref): void {
  const name = exprAs(holder, 'name');
  if (name && name.variable !== NONE) {
    for (const { file, variable } of aliases(s, holder.file, name.variable)) for (const use of file.variables[variable]?.uses ?? []) flowElementUse(s, { file, id: use }, 1);
  }
  const member = exprAs(holder, 'member');
  if (member) for (const id of holder.file.index.members.get(member.property) ?? []) flowElementUse(s, { file: holder.file, id }, 1);
}

/** A callee nobody knows runs its callback at once, unless its name says that it keeps it. */
function flowIntoUnknown(s: Search, call: Ref, name: string): void {
  if (isRegistration(name)) {
    findSignals(s.graph, call).forEach((signal) => { invoke(s, signal, 'resolved', byPosition(signal)); });
    land(s, { role: 'registered', at: call, name, certain: false });
  } else invoke(s, call, 'resolved', () => undefined);
}

function findConstructions(s: Search, file: FileFacts, id: number): void {
  const classes = [{ file, class: id }, ...s.graph.subclassesOf(file, id)];
  for (const type of classes) {
    const name = type.file.classes[type.class]?.name ?? '';
    const paths = s.graph.source.filesContaining(name === '' ? 'new ' : `new ${name}`);
    if (name === '' || paths.length > MAX_FILES) continue;
    for (const path of paths) {
      const other = s.graph.source.facts(path);
      for (const call of other?.index.calls.get(name) ?? []) {
        const ref = { file: other as FileFacts, id: call };
        if (exprOf(ref).kind === 'new' && s.graph.calleesOf(ref).some((c) => c.kind === 'constructor' && c.file === type.file && c.class === type.class)) invoke(s, ref, 'resolved', byPosition(ref));
      }
    }
  }
}

/** `x.name(…)` with x an instance of the class, of a subclass, or of a base or interface that it stands for. */
function findMethodCalls(s: Search, file: FileFacts, id: number, name: string, isStatic: boolean, isGetter: boolean): void {
  const paths = s.graph.source.filesShaped(name, 'member');
  if (paths.length > MAX_FILES) { searchFamilyOnly(s, file, id, name, isStatic); return; }
  for (const path of paths) {
    if (!s.graph.spend()) return;
    const other = s.graph.source.facts(path);
    if (!other) continue;
    for (const member of other.index.members.get(name) ?? []) checkMethodRead(s, { file: other, id: member }, file, id, isStatic, isGetter);
    for (const variable of other.index.destructured.get(name) ?? []) verifyVariable(s, other, variable);
  }
  landOverride(s, file, id, name);
}

/** A name too common to search everywhere: only the files that hold the class or extend it. */
function searchFamilyOnly(s: Search, file: FileFacts, id: number, name: string, isStatic: boolean): void {
  s.ambiguous += 1;
  const className = file.classes[id]?.name ?? '';
  const paths = className === '' ? [file.path] : s.graph.source.filesContaining(className);
  for (const path of paths.slice(0, MAX_FILES)) {
    const other = s.graph.source.facts(path);
    for (const member of other?.index.members.get(name) ?? []) checkMethodRead(s, { file: other as FileFacts, id: member }, file, id, isStatic, false);
  }
  landOverride(s, file, id, name);
}

function checkMethodRead(s: Search, read: Ref, file: FileFacts, id: number, isStatic: boolean, isGetter: boolean): void {
  const member = exprAs(read, 'member');
  if (!member) return;
  const receivers = s.graph.valuesOf(at(read, member.object));
  const verdict = receiverVerdict(s, receivers, file, id, isStatic);
  if (verdict === 'no') return;
  const trust = verdict === 'yes' ? 'resolved' : trustInName(s, member.property);
  if (trust === undefined) { s.ambiguous += 1; return; }
  if (isGetter) { invoke(s, read, trust, () => undefined); return; }
  useMethod(s, read, trust, verdict === 'yes');
}

/** A method read: called, bound, or handed on as a value. */
function useMethod(s: Search, read: Ref, evidence: Invocation['evidence'], flowsOn = evidence === 'resolved'): void {
  const { parent } = exprOf(read);
  const expr = parent === NONE ? undefined : exprOf(at(read, parent));
  if (expr?.kind === 'call' && expr.callee === read.id) invoke(s, at(read, parent), evidence, byPosition(at(read, parent)));
  // an unknown receiver gives direct calls only, never value flow
  else if (flowsOn) flow(s, read, 1);
}

type Verdict = 'yes' | 'no' | 'unknown';

function receiverVerdict(s: Search, receivers: readonly Value[], file: FileFacts, id: number, isStatic: boolean): Verdict {
  let verdict: Verdict = receivers.length === 0 ? 'unknown' : 'no';
  for (const value of receivers) {
    if (isStatic) { if (value.kind === 'class' && isSubclass(s.graph, value, { file, class: id })) return 'yes'; }
    else if (value.kind === 'instance') {
      const related = isSubclass(s.graph, value, { file, class: id }) || (!value.exact && isSubclass(s.graph, { file, class: id }, value));
      if (related) return 'yes';
    } else if (value.kind === 'declared' && (value.shape.kind === 'opaque' && value.roles.length === 0)) verdict = 'unknown';
    else if (value.kind === 'declared' && value.shape.kind === 'interface' && mayStandFor(s, value, file, id)) return 'yes';
    else if (value.kind === 'unknown' && value.why !== 'global') verdict = 'unknown';
  }
  return verdict;
}

/** A catalogue interface or class that the class extends or implements by name. */
function mayStandFor(s: Search, value: Extract<Value, { kind: 'declared' }>, file: FileFacts, id: number): boolean {
  const wanted = shapeName(value.shape);
  const fact = file.classes[id];
  if (!fact || wanted === undefined) return false;
  return fact.implements.some((type) => { const t = file.types[type]; return t?.kind === 'reference' && t.name === wanted; });
}

/** What a method's name alone is worth: a long name defined once can mean nothing else, one of few definitions may be meant, else nothing. */
function trustInName(s: Search, name: string): Invocation['evidence'] | undefined {
  if (name.length < 4) return undefined;
  const definitions = s.graph.source.definitionsOf(name, MAX_NAMESAKES + 1);
  if (definitions === 1 && name.length >= 10) return 'resolved';
  return definitions <= MAX_NAMESAKES ? 'name' : undefined;
}

/** A method that overrides one of a catalogue class: the framework runs it. */
function landOverride(s: Search, file: FileFacts, id: number, name: string): void {
  for (const value of baseValues(s, file, id, 0)) {
    const member = value.file.classes[value.class]?.members.get(name)?.[0];
    for (const role of member?.roles ?? []) land(s, { role: role.name, at: { file, id: file.classes[id]?.extends ?? NONE }, name, certain: true });
  }
}

function baseValues(s: Search, file: FileFacts, id: number, depth: number): { readonly file: FileFacts; readonly class: number }[] {
  const fact = file.classes[id];
  if (!fact || fact.extends === NONE || depth > 5) return [];
  return s.graph.valuesOf({ file, id: fact.extends }).flatMap((v) => (v.kind === 'class' ? (isCatalogue(v.file) ? [v] : baseValues(s, v.file, v.class, depth + 1)) : []));
}

/** Calls `x.name(…)` and `name(…)` of a function kept under that name in an object; `object` is the literal when known. */
function findCallsByName(s: Search, name: string, object: Ref | undefined): void {
  const paths = s.graph.source.filesShaped(name, 'member');
  if (paths.length > MAX_FILES) { s.ambiguous += 1; return; }
  const key = `byname ${name}`;
  if (s.seen.has(key)) return;
  s.seen.add(key);
  for (const path of paths) {
    if (!s.graph.spend()) return;
    const other = s.graph.source.facts(path);
    if (!other) continue;
    for (const id of other.index.members.get(name) ?? []) checkPropertyRead(s, { file: other, id }, object);
    for (const variable of other.index.destructured.get(name) ?? []) verifyVariable(s, other, variable);
  }
}

function checkPropertyRead(s: Search, read: Ref, object: Ref | undefined): void {
  const values = s.graph.valuesOf(read);
  if (values.some((v) => isThis(s, v))) { useMethod(s, read, 'resolved', true); return; }
  const member = exprAs(read, 'member');
  const receivers = member ? s.graph.valuesOf(at(read, member.object)) : [];
  const isUnknown = receivers.length === 0 || receivers.some((v) => (v.kind === 'unknown' && v.why !== 'global') || (v.kind === 'declared' && v.shape.kind === 'opaque' && v.roles.length === 0));
  const settled = values.some((v) => v.kind === 'function' || (v.kind === 'declared' && v.roles.length > 0));
  if (!isUnknown || settled || object === undefined || !member) return;
  const trust = trustInName(s, member.property);
  if (trust !== undefined) useMethod(s, read, trust);
  else s.ambiguous += 1;
}


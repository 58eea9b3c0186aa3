import { readStubs } from '../../src/catalogue/stub-texts.js';
import { NONE, type FileFacts, type FnId } from '../../src/facts/model.js';
import { CodeGraph } from '../../src/graph/build-graph.js';
import { calleeName, exprOf, type Ref } from '../../src/graph/code.js';
import type { Callee, OriginMode } from '../../src/graph/graph.js';
import { functionName } from '../../src/graph/function-name.js';
import { Queries } from '../../src/graph/queries.js';
import { shapeName } from '../../src/graph/types.js';
import type { Value } from '../../src/graph/value.js';
import { Slice } from '../../src/slice/slice.js';
import { memoryWorkspace, type Texts } from './memory-workspace.js';

export type MemoryCode = ReturnType<typeof memoryCode>;

/** The graph over a few texts, with questions asked and answered in words. */
export function memoryCode(texts: Texts) {
  const workspace = memoryWorkspace(texts);
  const catalogue = readStubs();
  const slice = new Slice(workspace, catalogue);
  const graph = new CodeGraph(slice);
  const queries = new Queries(graph, catalogue);
  const factsOf = (path: string): FileFacts => {
    const facts = slice.facts(path);
    if (!facts) throw new Error(`no facts of ${path}`);
    return facts;
  };
  const find = (path: string, code: string): Ref => findExpression(factsOf(path), workspace.text(path), code);
  const nameOf = (fn: { readonly file: FileFacts; readonly fn: FnId }): string => nameOfFunction(fn.file, fn.fn);
  return {
    workspace, slice, graph, queries, factsOf, find,
    /** Who runs the function: `caller -> callee` of each call; `(by name)` where only the name speaks for it. */
    callers: (path: string, name: string): string[] => graph.callersOf(factsOf(path), findFunction(factsOf(path), name)).invocations
      .map(({ site, evidence }) => `${functionName(site) || '(module)'} -> ${calleeName(site)}${evidence === 'name' ? ' (by name)' : ''}`).sort(),
    /** What the function is handed to: `role name`. */
    landings: (path: string, name: string): string[] => graph.callersOf(factsOf(path), findFunction(factsOf(path), name)).landings.map((l) => `${l.role} ${l.name}`).sort(),
    ambiguous: (path: string, name: string): number => graph.callersOf(factsOf(path), findFunction(factsOf(path), name)).ambiguous,
    /** What the last expression with this text may be. */
    values: (path: string, code: string): string[] => unique(graph.valuesOf(find(path, code)).map((v) => describe(v, nameOf))),
    origins: (path: string, code: string, mode: OriginMode = 'derived'): string[] => unique(graph.originsOf(find(path, code), [], mode).map(({ value }) => describe(value, nameOf))),
    callees: (path: string, code: string): string[] => unique(graph.calleesOf(find(path, code)).map((c) => describeCallee(c, nameOf))),
    /** Everybody who can cause a prompts/get: `initiator entry > … > sink`, the calls by name; `?` after the initiator when it is only likely. */
    causes: (): string[] => unique(queries.promptGets().flatMap((sink) => queries.whoCauses(sink.ref, 'test')
      .map((p) => `${p.initiator}${p.certain ? '' : '?'} ${[functionName(p.entry) || '(module)', ...p.calls.map(calleeName)].join(' > ')}`))),
  };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** The last expression that stands for exactly this text. */
function findExpression(file: FileFacts, text: string, code: string): Ref {
  const id = file.exprs.findLastIndex((expr) => text.slice(expr.start, expr.end) === code);
  if (id < 0) throw new Error(`no expression \`${code}\` in ${file.path}`);
  return { file, id };
}

/** `name`, `Class.name`, the variable or the property that holds the function. */
export function findFunction(file: FileFacts, name: string): FnId {
  const id = file.functions.findIndex((fn, index) => index > 0 && fn.hasBody && nameOfFunction(file, index) === name);
  if (id < 0) throw new Error(`no function \`${name}\` in ${file.path}; there are ${file.functions.map((_, i) => nameOfFunction(file, i)).join(', ')}`);
  return id;
}

function nameOfFunction(file: FileFacts, id: FnId): string {
  const fn = file.functions[id];
  if (!fn) return '';
  if (fn.class !== NONE && fn.kind !== 'arrow' && fn.expr === NONE) return `${file.classes[fn.class]?.name ?? ''}.${fn.name}`;
  if (fn.name !== '') return fn.name;
  const holder = file.variables.find((v) => v.definitions.some((d) => d.kind === 'value' && d.value === fn.expr));
  if (holder) return holder.name;
  const parent = file.exprs[file.exprs[fn.expr]?.parent ?? NONE];
  if (parent?.kind === 'object') return parent.properties.find((p) => p.value === fn.expr)?.key ?? '';
  for (const { members } of file.classes) for (const [name, list] of members) if (list.some((m) => m.value === fn.expr)) return name;
  return '(anonymous)';
}

function describe(value: Value, nameOf: (fn: { readonly file: FileFacts; readonly fn: FnId }) => string): string {
  switch (value.kind) {
    case 'function': return `function ${nameOf(value) || value.file.functions[value.fn]?.name || ''}`;
    case 'class': return `class ${value.file.classes[value.class]?.name ?? ''}`;
    case 'instance': return `${value.exact ? 'new' : 'instance'} ${value.file.classes[value.class]?.name ?? ''}`;
    case 'declared': return `declared ${[shapeName(value.shape) ?? value.shape.kind, ...value.roles.map((r) => `@${r.name}`)].join(' ')}`;
    case 'literal': return `literal ${JSON.stringify(value.value) ?? 'undefined'}`;
    case 'unknown': return `unknown ${value.why}`;
    case 'module': return `module ${value.file.path}`;
    case 'object': return `object ${exprOf(value.ref).kind === 'object' ? keysOf(value.ref) : ''}`.trim();
    default: return value.kind;
  }
}

function keysOf(ref: Ref): string {
  const expr = exprOf(ref);
  return expr.kind === 'object' ? `{${expr.properties.map((p) => p.key ?? '…').join(',')}}` : '';
}

function describeCallee(callee: Callee, nameOf: (fn: { readonly file: FileFacts; readonly fn: FnId }) => string): string {
  switch (callee.kind) {
    case 'function': return `function ${nameOf(callee)}`;
    case 'constructor': return `new ${callee.file.classes[callee.class]?.name ?? ''}`;
    case 'builtin': return `builtin ${callee.name}`;
    case 'declared': return `declared ${callee.roles.map((r) => `@${r.name}`).join(' ')}`.trim();
  }
}

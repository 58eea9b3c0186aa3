import { type ExprId, type FileFacts, NONE, type RegionId } from '../facts/model.js';
import { at, exprAs, exprOf, isInFunction, isInRegion, refKey, type Ref } from './code.js';
import { leavesOf } from './evidence.js';
import type { Graph } from './graph.js';
import { originsOfPart, type Handler, type Registration } from './registration.js';
import { registrations } from './registrations.js';
import type { Question } from './question.js';

/** A result that does not agree with what the tool declares. */
export interface StructureMismatch {
  /** `missing`: a schema is declared and the result has no structured content; `undeclared`: the reverse. */
  readonly kind: 'missing' | 'undeclared';
  readonly at: Ref;
  readonly tool: Registration;
}

/** Results of tools whose declaration and answer disagree about structured content. */
export const structureMismatches: Question<StructureMismatch> = {
  begin: (inquiry) => inquiry.answerTo(registrations)[0]?.call,
  find(inquiry) {
    const tools = inquiry.answerTo(registrations).filter(({ kind }) => kind === 'tool');
    const seen = new Set<string>();
    return tools.flatMap((tool) => tool.handlers.flatMap((handler) => mismatchesOf(inquiry.graph, tool, handler, tools)))
      .filter(({ at: ref, kind }) => !seen.has(`${kind} ${refKey(ref)}`) && seen.add(`${kind} ${refKey(ref)}`));
  },
};

function mismatchesOf(graph: Graph, tool: Registration, handler: Handler, tools: readonly Registration[]): StructureMismatch[] {
  const declares = declaresOutput(graph, tool);
  if (declares === undefined) return [];
  // what serves several tools must be held to what all of them say
  if (handler.isShared && !tools.filter(({ handlers }) => handlers.some((h) => h.file === handler.file && h.fn === handler.fn)).every((t) => declaresOutput(graph, t) === declares)) return [];
  const results = resultsOf(graph, handler);
  const framework = new Set(results.filter((result) => structureOf(result) === true && isOnlyWithSchema(result)).map((result) => `${result.file.path}#${exprOf(result).fn}`));
  return results.filter((result) => !framework.has(`${result.file.path}#${exprOf(result).fn}`)).flatMap((result): StructureMismatch[] => {
    const has = structureOf(result);
    if (has === undefined || has === declares) return [];
    return declares ? [{ kind: 'missing', at: result, tool }] : [{ kind: 'undeclared', at: result, tool }];
  });
}

/** Does the tool declare a schema of its results? `undefined` when nobody can tell. */
function declaresOutput(graph: Graph, tool: Registration): boolean | undefined {
  const part = tool.parts.get('output');
  if (!part) return tool.isGuess || tool.sdk === 'other' ? undefined : false;
  if (part.path.length === 0 && isSchema(part.ref, 0)) return true;
  const origins = originsOfPart(graph, tool, 'output');
  if (origins.some(({ value }) => value.kind === 'unknown')) return undefined;
  return origins.length > 0 && origins.every(({ value }) => value.kind === 'object') ? true : undefined;
}

/** An object of schemas, or a call of a library that makes one; a method of the code's own may give none. */
function isSchema(ref: Ref, depth: number): boolean {
  const expr = exprOf(ref);
  if (depth > 6) return false;
  switch (expr.kind) {
    case 'object': return true;
    case 'cast': return isSchema(at(ref, expr.value), depth + 1);
    case 'call': case 'new': return isImported(at(ref, expr.callee), depth);
    case 'member': return isSchema(at(ref, expr.object), depth + 1);
    case 'name': {
      const [definition] = ref.file.variables[expr.variable]?.definitions ?? [];
      return definition?.kind === 'import' || (definition?.kind === 'value' && definition.path.length === 0 && isSchema(at(ref, definition.value), depth + 1));
    }
    default: return false;
  }
}

function isImported(callee: Ref, depth: number): boolean {
  const expr = exprOf(callee);
  if (expr.kind === 'member') return exprOf(at(callee, expr.object)).kind === 'call' ? isSchema(at(callee, expr.object), depth + 1) : isImported(at(callee, expr.object), depth);
  return expr.kind === 'name' && callee.file.variables[expr.variable]?.kind === 'import';
}

/** The object literals that the handler answers with. */
function resultsOf(graph: Graph, { file, fn, region }: Handler): Ref[] {
  const exits = (file.functions[fn]?.returns ?? []).filter((exit) => exit.value !== NONE && (region === 0 || isInRegion(file, exit.region, region)) && !isKnownFailure(file, exit.region));
  return exits.flatMap(({ value }) => resultsAt(graph, { file, id: value }));
}

/** `if (result.isError) return result;` */
function isKnownFailure(file: FileFacts, region: RegionId): boolean {
  for (let id = region; id > 0; id = file.regions[id]?.parent ?? 0) {
    const fact = file.regions[id];
    const test = fact && fact.test !== NONE ? file.exprs[fact.test] : undefined;
    if (fact?.kind === 'if' && test && (file.index.members.get('isError') ?? []).some((m) => { const read = file.exprs[m]; return read !== undefined && read.start >= test.start && read.end <= test.end; })) return true;
  }
  return false;
}

/** `if (outputSchema) return { structuredContent, … }`: what a framework answers for tools that declare one, beside what it answers for the others. */
function isOnlyWithSchema({ file, id }: Ref): boolean {
  for (let region = exprOf({ file, id }).region; region > 0; region = file.regions[region]?.parent ?? 0) {
    const fact = file.regions[region];
    if (fact?.kind === 'if' && fact.test !== NONE && leavesOf({ file, id: fact.test }).some((leaf) => /schema$/i.test(exprAs(leaf, 'name')?.name ?? exprAs(leaf, 'member')?.property ?? ''))) return true;
  }
  return false;
}

function resultsAt(graph: Graph, ref: Ref): Ref[] {
  return graph.valuesOf(ref).flatMap((value) => (value.kind === 'object' && isResult(value.ref) ? [value.ref] : []));
}

const keysOf = (ref: Ref): readonly (string | undefined)[] => exprAs(ref, 'object')?.properties.map((p) => p.key) ?? [];
const isResult = (ref: Ref): boolean => keysOf(ref).includes('content');

/** Does the result carry structured content? Nobody can tell of one that is put together or filled later; a failure need not. */
function structureOf(ref: Ref): boolean | undefined {
  const keys = keysOf(ref);
  if (keys.includes('structuredContent')) return true;
  if (keys.includes('isError') || keys.includes(undefined) || isFilledLater(ref)) return undefined;
  return false;
}

/** `result.structuredContent = …` */
function isFilledLater({ file, id }: Ref): boolean {
  const { fn } = exprOf({ file, id });
  return (file.index.stores.get('structuredContent') ?? []).some((store: ExprId) => isInFunction(file, exprOf(at({ file, id }, store)).fn, fn)) || (file.index.stores.get('isError')?.length ?? 0) > 0;
}

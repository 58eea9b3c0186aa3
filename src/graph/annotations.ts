import { NONE, type Expr, type FileFacts } from '../facts/model.js';
import { argumentAt } from './calls.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, refKey, type Ref } from './code.js';
import { leavesOf } from './evidence.js';
import { listedKind, listedSource, type ListedKind, type Listings } from './foreign.js';
import type { Graph } from './graph.js';
import { hasRole, type Origin } from './value.js';

/** A hint that the host wrote onto something a server listed. */
export interface InventedHint {
  /** The value that holds the hint, where it is attached. */
  readonly at: Ref;
  readonly subject: ListedKind;
  readonly hint: string;
  readonly how: 'default' | 'guess' | 'constant';
  /** Where the hint's value was written. */
  readonly origin: Origin | undefined;
  /** The server's own annotations, when the value mixes them in. */
  readonly copied: Ref | undefined;
}

/** The value of each hint that claims harmlessness; the other one is what the protocol assumes anyway. */
const HINTS: Readonly<Record<string, boolean>> = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
/** The same facts under names of the host's own. */
const OWN_NAMES = /^(?:is)?_?(?:read_?only|destructive|idempotent)$/i;

export function findInventedHints(graph: Graph, listings: Listings): InventedHint[] {
  if (Object.keys(HINTS).every((h) => graph.source.filesContaining(h).length === 0) && graph.source.filesContaining('eadOnly').length === 0) return [];
  const found = [...attachments(graph, listings).flatMap((a) => judge(graph, a, listings)), ...ownNames(graph, listings), ...singleHints(graph, listings)];
  const seen = new Set<string>();
  return found.filter((f) => !seen.has(refKey(f.at)) && seen.add(refKey(f.at)));
}

/** A value that becomes the `annotations` of something, and the expressions that show what that something is. */
interface Attachment { readonly value: Ref; readonly beside: readonly { readonly ref: Ref; readonly path: readonly string[] }[] }

function attachments(graph: Graph, listings: Listings): Attachment[] {
  const found: Attachment[] = [];
  for (const path of graph.source.filesContaining('nnotations')) {
    const file = graph.source.facts(path);
    if (!file) continue;
    for (const id of file.index.objects.get('annotations') ?? []) found.push(...literalAttachment({ file, id }));
    for (const id of file.index.stores.get('annotations') ?? []) found.push(...storeAttachment(graph, { file, id }));
    for (const fact of file.classes) for (const member of fact.members.get('annotations') ?? []) found.push(...getterAttachment(file, member.function, member.value));
    found.push(...positionalAttachments(graph, file), ...overridden(graph, file, listings));
  }
  return found;
}

function literalAttachment(object: Ref): Attachment[] {
  const value = exprAs(object, 'object')?.properties.find((p) => p.key === 'annotations')?.value;
  return value === undefined ? [] : [{ value: at(object, value), beside: siblingsOf(object, 'annotations', 0) }];
}

/** The other properties of the literal, of the literal it is spread into or nested in, and the other arguments of the call it is given to. */
function siblingsOf(object: Ref, except: string, depth: number): { readonly ref: Ref; readonly path: readonly string[] }[] {
  const expr = exprAs(object, 'object');
  if (!expr || depth > 3) return [];
  const own = expr.properties.filter((p) => p.key !== except && exprOf(at(object, p.value)).kind !== 'function').map((p) => ({ ref: at(object, p.value), path: p.kind === 'spread' ? ['name'] : [] }));
  return [...own, ...outerSiblings(object, depth)];
}

function outerSiblings(inner: Ref, depth: number): { readonly ref: Ref; readonly path: readonly string[] }[] {
  const { parent } = exprOf(inner);
  if (parent === NONE) return [];
  const holder = at(inner, parent);
  const expr = exprOf(holder);
  if (expr.kind === 'choice' || expr.kind === 'cast' || expr.kind === 'spread') return outerSiblings(holder, depth);
  if (expr.kind === 'object') {
    const property = expr.properties.find((p) => p.value === inner.id);
    return siblingsOf(holder, property?.key ?? '', depth + 1).filter((s) => s.ref.id !== inner.id);
  }
  if (expr.kind === 'call' || expr.kind === 'new') return expr.args.filter((a) => a !== inner.id && exprOf(at(inner, a)).kind !== 'function').map((a) => ({ ref: at(inner, a), path: [] }));
  return [];
}

/** `tool.annotations = …` */
function storeAttachment(graph: Graph, store: Ref): Attachment[] {
  const assign = exprAs(store, 'assign');
  const target = assign && exprAs(at(store, assign.target), 'member');
  if (!assign || !target) return [];
  const holder = at(store, target.object);
  const literals = graph.valuesOf(holder).flatMap((v) => (v.kind === 'object' ? siblingsOf(v.ref, 'annotations', 0) : []));
  return [{ value: at(store, assign.value), beside: [{ ref: holder, path: [] }, ...literals] }];
}

/** `{ ...tool.annotations, readOnlyHint: … }`, under whatever name it goes on. */
function overridden(graph: Graph, file: FileFacts, listings: Listings): Attachment[] {
  const objects = new Set(Object.keys(HINTS).flatMap((hint) => file.index.objects.get(hint) ?? []));
  return [...objects].flatMap((id) => {
    const spreads = (exprAs({ file, id }, 'object')?.properties ?? []).filter((p) => p.kind === 'spread').map((p) => ({ ref: { file, id: p.value }, path: [] }));
    const from = spreads.find(({ ref }) => graph.originsOf(ref, [], 'near').some((o) => o.value.kind === 'declared' && hasRole(o.value.roles, 'tool-annotations') && isListed(o, listings)));
    return from ? [{ value: { file, id }, beside: [from] }] : [];
  });
}

function isListed({ hops }: Origin, listings: Listings): boolean {
  for (let hop = hops; hop; hop = hop.from) if (listings.has(refKey(hop.at)) && hop.note !== 'argument') return true;
  return false;
}

/** `get annotations() { … }` of a class that wraps a remote tool. */
function getterAttachment(file: FileFacts, fn: number, field: number): Attachment[] {
  const values = fn === NONE ? (field === NONE ? [] : [field]) : (file.functions[fn]?.returns ?? []).map((r) => r.value);
  return values.filter((v) => v !== NONE).map((id) => ({ value: { file, id }, beside: [] }));
}

/** `tool(name, description, shape, handler, { annotations })` and the positional annotations of `server.tool`. */
function positionalAttachments(graph: Graph, file: FileFacts): Attachment[] {
  return (file.index.calls.get('tool') ?? []).flatMap((id) => {
    const call = { file, id };
    return calleeRoles(graph.calleesOf(call)).filter((r) => r.name === 'tool-definition').flatMap((role) => {
      const value = argumentAt(call, role.values['annotations']);
      const name = argumentAt(call, role.values['name']);
      return value?.path.length === 0 && name && exprOf(value.ref).kind === 'object' ? [{ value: value.ref, beside: [name] }] : [];
    });
  });
}

function judge(graph: Graph, attachment: Attachment, listings: Listings): InventedHint[] {
  // a verbatim copy invents nothing here
  if (exprOf(attachment.value).kind === 'member' || isTakenOut(attachment.value)) return [];
  const hinted = Object.keys(HINTS).flatMap((hint) => {
    const origins = graph.originsOf(attachment.value, [hint], 'value').filter((o) => !isAbsent(o));
    return origins.length > 0 ? [{ hint, origins }] : [];
  });
  if (hinted.length === 0) return [];
  const copied = copiedAnnotations(graph, attachment.value);
  const subject = subjectOf(graph, attachment, listings) ?? (copied && mixes(hinted, listings) ? 'tool' : undefined);
  if (!subject) return [];
  for (const { hint, origins } of hinted) {
    const origin = origins.find((o) => isClaim(graph, hint, o, subject, listings));
    if (!origin) continue;
    const how = origin.value.kind !== 'literal' ? 'guess' : copied || exprOf(attachment.value).kind === 'choice' ? 'default' : 'constant';
    return [{ at: attachment.value, subject, hint, how, origin, copied }];
  }
  return [];
}

/** `({ name, annotations }) => …`, `const { annotations } = tool` */
function isTakenOut(ref: Ref): boolean {
  const name = exprAs(ref, 'name');
  const definitions = (name && ref.file.variables[name.variable]?.definitions) ?? [];
  return definitions.length > 0 && definitions.every((d) => (d.kind === 'value' || d.kind === 'parameter') && d.path.at(-1) === 'annotations');
}

const isAbsent = ({ value }: Origin): boolean => (value.kind === 'literal' && typeof value.value !== 'boolean') || (value.kind === 'unknown' && value.why !== 'computed' && value.why !== 'external');

function subjectOf(graph: Graph, { beside }: Attachment, listings: Listings): ListedKind | undefined {
  const kinds = beside.flatMap(({ ref, path }) => listedSource(graph, ref, path, listings)?.kind ?? []);
  return kinds.includes('prompt') ? 'prompt' : kinds[0];
}

/** The server's hints and the host's stand side by side in one value. */
function mixes(hinted: readonly { readonly origins: readonly Origin[] }[], listings: Listings): boolean {
  return hinted.some(({ origins }) => origins.some((o) => isServers(o, listings)) && origins.some((o) => !isServers(o, listings)));
}

function isServers(origin: Origin, listings: Listings): boolean {
  return origin.value.kind === 'declared' && (hasRole(origin.value.owner, 'tool-annotations') || listedKind(origin, listings) !== undefined);
}

/** Does this origin make the hint claim something that only the server can know? */
function isClaim(graph: Graph, hint: string, origin: Origin, subject: ListedKind, listings: Listings): boolean {
  const { value } = origin;
  if (isServers(origin, listings)) return false;
  // a prompt has no annotations at all, so any hint on one is made up
  if (value.kind === 'literal') return subject === 'prompt' ? typeof value.value === 'boolean' : value.value === HINTS[hint];
  return isGuess(graph, origin, listings);
}

/** Judging a text; looking something up under it is another matter. */
const TESTS = /^(?:test|has|includes|startsWith|endsWith|match|some|every|search|indexOf|is[A-Z]\w*)$/;

/** Computed from the name or description the server listed: a regular expression, a set of names, words of the description. */
function isGuess(graph: Graph, { value }: Origin, listings: Listings): boolean {
  if (!('at' in value)) return false;
  const expr = uncast(value.at);
  // a hint is a boolean: where the trace ends at the object that holds hints, their keys came from elsewhere
  if (['object', 'array', 'spread', 'member', 'element'].includes(expr.kind)) return false;
  if (expr.kind === 'choice' && expr.options.some((id) => uncast(at(value.at, id)).kind === 'object')) return false;
  if (expr.kind === 'literal' || expr.kind === 'name' || (expr.kind === 'call' && !TESTS.test(calleeName(value.at)))) return false;
  return leavesOf(value.at).some((leaf) => {
    if (exprOf(leaf).kind === 'literal') return false;
    return graph.originsOf(leaf, [], 'near').some((o) => listedKind(o, listings) !== undefined && !isServersHint(o));
  });
}

function uncast(ref: Ref): Expr {
  const expr = exprOf(ref);
  return expr.kind === 'cast' ? uncast(at(ref, expr.value)) : expr;
}

const isServersHint = ({ value }: Origin): boolean => value.kind === 'declared' && hasRole(value.owner, 'tool-annotations');

/** `x.annotations` somewhere in the value. */
function copiedAnnotations(graph: Graph, value: Ref): Ref | undefined {
  const { file } = value;
  const { start, end } = exprOf(value);
  const id = file.exprs.findIndex((e, i) => e.start >= start && e.end <= end && (e.kind === 'member' ? e.property === 'annotations' : e.kind === 'name') && isAnnotations(graph, { file, id: i }));
  return id < 0 ? undefined : { file, id };
}

function isAnnotations(graph: Graph, ref: Ref): boolean {
  return graph.valuesOf(ref).some((v) => v.kind === 'declared' && hasRole(v.roles, 'tool-annotations'));
}

/** `tool.annotations.readOnlyHint ??= true` */
function singleHints(graph: Graph, listings: Listings): InventedHint[] {
  return Object.keys(HINTS).flatMap((hint) => graph.source.filesContaining(hint).flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.stores.get(hint) ?? []).flatMap((id): InventedHint[] => {
      const store = { file: file as FileFacts, id };
      const assign = exprAs(store, 'assign');
      const target = assign && exprAs(at(store, assign.target), 'member');
      if (!assign || !target) return [];
      const subject = listedSource(graph, at(store, target.object), [], listings)?.kind;
      const origin = subject && graph.originsOf(at(store, assign.value), [], 'value').find((o) => isClaim(graph, hint, o, subject, listings));
      return subject && origin ? [{ at: store, subject, hint, how: origin.value.kind === 'literal' ? 'default' : 'guess', origin, copied: undefined }] : [];
    });
  }));
}

/** `isReadOnly: () => true` on something made from a prompt. */
function ownNames(graph: Graph, listings: Listings): InventedHint[] {
  return graph.source.filesContaining('eadOnly').flatMap((path) => {
    const file = graph.source.facts(path);
    if (!file || !/prompt/i.test(path + [...file.topLevel.keys()].join(' '))) return [];
    return [...file.index.objects].filter(([name]) => OWN_NAMES.test(name)).flatMap(([name, objects]) => objects.flatMap((id) => ownHint(graph, { file, id }, name, listings)));
  });
}

function ownHint(graph: Graph, object: Ref, name: string, listings: Listings): InventedHint[] {
  const property = exprAs(object, 'object')?.properties.find((p) => p.key === name);
  if (!property || !alwaysBoolean(graph, at(object, property.value))) return [];
  const beside = siblingsOf(object, name, 0);
  const subject = subjectOf(graph, { value: object, beside }, listings);
  return subject === 'prompt' ? [{ at: at(object, property.value), subject, hint: name, how: 'constant', origin: undefined, copied: undefined }] : [];
}

/** `true`, `() => true` */
function alwaysBoolean(graph: Graph, ref: Ref): boolean {
  const expr = exprOf(ref);
  if (expr.kind === 'literal') return typeof expr.value === 'boolean';
  if (expr.kind !== 'function') return false;
  const returns = ref.file.functions[expr.function]?.returns ?? [];
  return returns.length > 0 && returns.every((r) => r.value !== NONE && graph.valuesOf({ file: ref.file, id: r.value }).every((v) => v.kind === 'literal' && typeof v.value === 'boolean'));
}


import type { FileFacts, FnId, RegionId, Span } from '../facts/model.js';
import { exprOf, isCatalogue, type Ref } from './code.js';
import type { ClassRef, Graph } from './graph.js';
import type { Hop, Origin, Value } from './value.js';

/** What a server tells of a primitive: `input` is the schema of a tool or the arguments of a prompt, `output` the schema of structured results. */
export type Part = 'title' | 'description' | 'input' | 'output' | 'annotations' | 'uri';

/** The value at `path` inside an expression. */
export interface Located { readonly ref: Ref; readonly path: readonly string[] }

export interface Stretch extends Span { readonly file: FileFacts }

/** A function that serves a primitive; where one function serves several, the region that serves this one, else 0. */
export interface Handler {
  readonly file: FileFacts;
  readonly fn: FnId;
  readonly region: RegionId;
  /** The expression that was given: a function, or a call of a wrapper that makes one. */
  readonly given: Ref;
  /** The function serves other primitives too, and the part for this one was not told apart. */
  readonly isShared: boolean;
  /** The class whose object serves, when the function is a method of it or of its base. */
  readonly self?: ClassRef | undefined;
}

/** A tool, prompt or resource that a server offers. */
export interface Registration {
  readonly kind: 'tool' | 'prompt' | 'resource';
  /** The call, class or handler of the listing that registers it. */
  readonly call: Ref;
  /** Where one call registers many: what this one is made of, a row of a table, the call of a helper, or a class. */
  readonly row: Stretch | undefined;
  /** The name it has on the wire, when it is written in the code. */
  readonly name: string | undefined;
  /** Where the name is written; the whole property when it is the key of a record. */
  readonly nameAt: Ref | Stretch | undefined;
  readonly handlers: readonly Handler[];
  readonly parts: ReadonlyMap<Part, Located>;
  /** The generation of the SDK; `other` for frameworks. */
  readonly sdk: Sdk;
  /** `call`: one call each; `listed`: the answer of a low-level list handler; `class`: a subclass of a framework's class. */
  readonly style: 'call' | 'listed' | 'class';
  /** Only the shape of the call speaks for it. */
  readonly isGuess: boolean;
}

export type Sdk = 'v1' | 'v2' | 'other';

/** A property of a located value: the expression itself where a literal holds it. */
export function partOf({ ref, path }: Located, key: string): Located {
  if (path.length > 0) return { ref, path: [...path, key] };
  const expr = exprOf(ref);
  const property = expr.kind === 'object' ? expr.properties.findLast((p) => p.key === key) : undefined;
  return property && property.kind === 'value' ? { ref: { file: ref.file, id: property.value }, path: [] } : { ref, path: [key] };
}

/** Where the value of a part, or of something inside it, comes from; of a table's values those of the primitive's own row. */
export function originsOfPart(graph: Graph, registration: Pick<Registration, 'parts' | 'row' | 'name'>, part: Part, path: readonly string[] = []): readonly Origin[] {
  const located = registration.parts.get(part);
  return located ? ownOrigins(graph, registration, { ref: located.ref, path: [...located.path, ...path] }) : [];
}

export function ownOrigins(graph: Graph, own: Pick<Registration, 'row' | 'name'>, { ref, path }: Located): readonly Origin[] {
  return ownOf(graph.originsOf(ref, path, 'value'), own);
}

/** Of the values that any row may have, those of the primitive's own. */
export function ownOf(all: readonly Origin[], { row, name }: Pick<Registration, 'row' | 'name'>): readonly Origin[] {
  if (!row || all.length < 2) return all;
  const own = all.filter((origin) => leadsThrough(origin, row));
  if (own.length > 0) return own;
  const keyed = name === undefined ? [] : all.filter((origin) => isKeptUnder(origin, name));
  return keyed.length > 0 ? keyed : all;
}

/** The functions that a call inside a shared handler runs for this primitive: `(args) => row.handler(args)` runs the handler of its own row. */
export function functionsCalledFor(graph: Graph, registration: Pick<Registration, 'row' | 'name'>, call: Ref): readonly { readonly file: FileFacts; readonly fn: FnId }[] {
  const expr = exprOf(call);
  if (expr.kind !== 'call') return [];
  return ownOrigins(graph, registration, { ref: { file: call.file, id: expr.callee }, path: [] }).flatMap(({ value }) => (value.kind === 'function' && !isCatalogue(value.file) ? [{ file: value.file, fn: value.fn }] : []));
}

/** Places that begin at one point have one key. */
export const placeKey = (place: Ref | Stretch): string => `${place.file.path}:${'start' in place ? place.start : exprOf(place).start}`;

function leadsThrough(origin: Origin, row: Stretch): boolean {
  const isInRow = (file: FileFacts, span: Span | undefined): boolean => file === row.file && span !== undefined && span.start >= row.start && span.end <= row.end;
  const { value } = origin;
  return isOnTheWay(origin, ({ file, id }) => isInRow(file, file.exprs[id])) || (value.kind === 'function' && isInRow(value.file, value.file.functions[value.fn]));
}

/** `{ search: searchHandler }` joined with `{ name: 'search' }` by name. */
function isKeptUnder(origin: Origin, name: string): boolean {
  const isKept = ({ file, id }: Ref): boolean => {
    const parent = file.exprs[file.exprs[id]?.parent ?? -1];
    return parent?.kind === 'object' && parent.properties.some((p) => p.key === name && p.value === id);
  };
  const { value } = origin;
  return isOnTheWay(origin, isKept) || (value.kind === 'function' && isKept({ file: value.file, id: value.file.functions[value.fn]?.expr ?? -1 }));
}

/** Is one of the expressions that the value is, or went through, such a one? */
function isOnTheWay({ value, hops }: Origin, isSuch: (ref: Ref) => boolean): boolean {
  const own = value.kind === 'object' || value.kind === 'array' ? value.ref : 'at' in value ? value.at : undefined;
  if (own && isSuch(own)) return true;
  for (let hop: Hop | undefined = hops; hop; hop = hop.from) if (isSuch(hop.at)) return true;
  return false;
}

import { NONE } from '../facts/model.js';
import { bindingsOf } from './bindings.js';
import { at, calleeName, exprAs, exprOf, refKey, type Ref } from './code.js';
import { matchedTitle } from './display-names.js';
import type { Listings } from './foreign.js';
import type { Graph } from './graph.js';
import type { Inquiry, Question } from './question.js';
import type { Sink } from './sinks.js';
import { hasRole, type Origin } from './value.js';

/** A name of the host's own making that is sent to the server it was made for. */
export interface LocalName {
  readonly sink: Sink;
  /** The value sent. */
  readonly sent: Ref;
  readonly origin: Origin;
  /** `value`: the made name itself is sent. `key`: what is sent was looked up among made names. */
  readonly how: 'value' | 'key';
  readonly certain: boolean;
}

export const localNames: Question<LocalName> = {
  find: (inquiry) => sinksOf(inquiry).flatMap((sink) => localName(inquiry.graph, sink, inquiry.listings())),
  begin: (inquiry) => sinksOf(inquiry)[0]?.ref,
};

const MAKES = /^#?(?:create|build|make|with|get|to|from|new)[A-Z]/;

/** Requests; a function that makes a context of a method's name sends nothing. */
const sinksOf = (inquiry: Inquiry): readonly Sink[] => [...inquiry.sinks('prompts/get'), ...inquiry.sinks('tools/call')].filter((s) => s.kind === 'declared' || s.kind === 'shape' || !MAKES.test(calleeName(s.ref)));

function localName(graph: Graph, sink: Sink, listings: Listings): LocalName[] {
  if (!sink.name) return [];
  const { ref, path } = written(sink.name);
  const origins = graph.originsOf(ref, path, 'derived');
  const made = origins.find((o) => isListedName(o, listings) && isLocal(o));
  // the listed name reaches the request as it is, too: some of the values are right, and which ones is not known
  if (made && !made.isOneOfMany && !origins.some((o) => isListedName(o, listings) && !isLocal(o))) return [{ sink, sent: ref, origin: made, how: 'value', certain: sink.certain }];
  const qualified = origins.find((o) => o.value.kind === 'text' && o.value.at.file === ref.file && isQualified(o.value.at) && !isUndone(o));
  if (qualified) return [{ sink, sent: ref, origin: qualified, how: 'value', certain: false }];
  if (path.length > 0 || isGivenTwice(ref)) return [];
  const key = matchedTitle(graph, ref, (o) => o.value.kind === 'text' && isQualified(o.value.at) && !isUndone(o));
  return key ? [{ sink, sent: ref, origin: key, how: 'key', certain: sink.certain }] : [];
}

interface Sent { readonly ref: Ref; readonly path: readonly string[] }

/** As near to the value itself as the literal it is sent in allows. */
function written({ ref, path }: Sent): Sent {
  const [first, ...rest] = path;
  const property = exprAs(ref, 'object')?.properties.find((p) => p.key === first);
  return property ? written({ ref: at(ref, property.value), path: rest }) : { ref, path };
}

function isListedName({ value, hops }: Origin, listings: Listings): boolean {
  if (value.kind === 'declared') return hasRole(value.roles, 'wire-name') && (hasRole(value.owner, 'tool') || hasRole(value.owner, 'prompt'));
  if (value.kind !== 'unknown' || value.rest.at(-1) !== 'name') return false;
  for (let hop = hops; hop; hop = hop.from) if (listings.has(refKey(hop.at)) && hop.note !== 'argument') return true;
  return false;
}

type Change = 'made' | 'undone' | undefined;

const SPELLS = /^(?:toLowerCase|toUpperCase|normalize\w*|slug\w*|saniti[sz]e\w*|kebabCase|snakeCase|camelCase|padEnd)$/;
const UNDOES = /^(?:slice|substring|substr|split|pop|shift|exec|match|matchAll|parse\w*|strip\w*|unprefix\w*|decode\w*|unqualify\w*|bare\w*|original\w*)$/;

function changeAt(ref: Ref): Change {
  const expr = exprOf(ref);
  if (expr.kind === 'template') return expr.texts.some((text) => text !== '') || expr.parts.length > 1 ? 'made' : undefined;
  if (expr.kind === 'binary') return expr.operator === '+' ? 'made' : undefined;
  if (expr.kind !== 'call') return undefined;
  const name = calleeName(ref);
  if (name === 'join') return 'made';
  if (name === 'replace' || name === 'replaceAll') return exprAs(at(ref, expr.args[1] ?? -1), 'literal')?.value === '' && !isCharacterClass(at(ref, expr.args[0] ?? -1)) ? 'undone' : 'made';
  return SPELLS.test(name) ? 'made' : UNDOES.test(name) ? 'undone' : undefined;
}

/** `/[^a-z]/g` takes characters out of a name; `/^github__/` takes a prefix off. */
const isCharacterClass = (ref: Ref): boolean => exprAs(ref, 'regexp')?.source.includes('[^') ?? false;

const SHORTENS = /^(?:slice|shift|pop|splice)$/;
/** What takes entries out of the list itself. */
const CUTS = new Set(['shift', 'pop', 'splice']);

/** Was the name made into something of the host's on its way, and not mapped back? */
function isLocal({ hops }: Origin): boolean {
  let isMade = false;
  let isShortened = false;
  for (let hop = hops; hop; hop = hop.from) {
    const change = hop.note === 'argument' ? undefined : changeAt(hop.at);
    // `parts.slice(2).join('_')`: what is left of a name that was taken apart is put together again
    if (change) isMade = change === 'made' && !(calleeName(hop.at) === 'join' && (isShortened || joinsRest(hop.at)));
    if (SHORTENS.test(calleeName(hop.at))) isShortened = true;
  }
  return isMade;
}

/** `const [server, ...rest] = name.split('_'); rest.join('_')`, `parts.shift(); parts.join('_')` */
function joinsRest(join: Ref): boolean {
  const { file } = join;
  const callee = exprAs(at(join, exprAs(join, 'call')?.callee ?? NONE), 'member');
  const joined = callee && exprAs(at(join, callee.object), 'name');
  const variable = joined && file.variables[joined.variable];
  if (!variable) return false;
  const isRest = variable.definitions.some((d) => d.kind === 'value' && d.path.length === 0 && bindingsOf(file).values.get(d.value)?.some(({ path }) => /^\d+$/.test(path[0] ?? '')));
  return isRest || variable.uses.some((use) => {
    const member = file.exprs[file.exprs[use]?.parent ?? NONE];
    return member?.kind === 'member' && member.object === use && CUTS.has(member.property) && exprAs(at(join, member.parent), 'call') !== undefined;
  });
}

function isUndone({ hops }: Origin): boolean {
  for (let hop = hops; hop; hop = hop.from) if (hop.note !== 'argument' && changeAt(hop.at) === 'undone') return true;
  return false;
}

const OWNER = /server|namespace|prefix|connector|connection|mcp|plugin|source|origin/i;
const NAMED = /name|tool|prompt|bare|key|id$/i;
const JOINT = /^(?:__|_|--|-|::|:|\/|\.|\||#|@)$|^(?:mcp|prompt|tool)(?:__|_|:|\/|-)$|^(?:__|:|\/)/;

/** `${server}__${name}`: the name of a server and a name of its own, with a joint between them. */
function isQualified(ref: Ref): boolean {
  const expr = exprOf(ref);
  const parts = expr.kind === 'template' ? expr.parts.map((p) => at(ref, p)) : [];
  if (expr.kind !== 'template' || parts.length < 2) return false;
  const joint = expr.texts[parts.length - 1] ?? '';
  if (!JOINT.test(joint)) return false;
  const [owner, name] = [lastName(parts[parts.length - 2]), lastName(parts[parts.length - 1])];
  return OWNER.test(owner) && NAMED.test(name);
}

function lastName(ref: Ref | undefined): string {
  const expr = ref && exprOf(ref);
  if (!ref || !expr) return '';
  if (expr.kind === 'name') return expr.name;
  if (expr.kind === 'member') return expr.property === 'name' || expr.property === 'id' ? `${lastName(at(ref, expr.object))}.${expr.property}` : expr.property;
  if (expr.kind === 'call') { const [first] = expr.args; return first === undefined ? calleeName(ref) : lastName(at(ref, first)); }
  return '';
}

/** A name that gets a second value may have been mapped back in between. */
function isGivenTwice(ref: Ref): boolean {
  const name = exprAs(ref, 'name');
  return (name ? (ref.file.variables[name.variable]?.definitions.length ?? 0) : 0) > 1;
}

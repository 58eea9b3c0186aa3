import type { Ref } from './code.js';
import { exprAs, exprOf, at } from './code.js';
import { originsIn, type Scope } from './effect-scope.js';
import { evaluate, settle } from './evaluate.js';
import type { Question } from './question.js';
import type { Located, Registration, Stretch } from './registration.js';

export type HintName = 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint';

export const HINT_NAMES: readonly HintName[] = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

/** A hint that a server declares for a tool of its own. */
export interface Hint {
  readonly name: HintName;
  readonly value: boolean;
  /** Where it is decided: the literal, or what chooses it for this tool. */
  readonly at: Ref;
  /** Where the literal itself stands with the tool: what would turn it round. */
  readonly edit: { readonly at: Stretch; readonly text: string } | undefined;
}

/** What a tool declares; `isOpen` when it declares something that could not be followed. */
export interface Hints { readonly hints: readonly Hint[]; readonly isOpen: boolean }

const questions = new WeakMap<Registration, Question<Hints>>();

/** The hints of one tool. */
export function hintsOf(registration: Registration): Question<Hints> {
  const known = questions.get(registration);
  if (known) return known;
  const question: Question<Hints> = {
    begin: () => registration.call,
    find: ({ graph }) => {
      const located = registration.parts.get('annotations');
      if (!located) return [{ hints: [], isOpen: false }];
      const scope: Scope = { graph, own: registration, within: selfEntered(registration), fn: 0, names: [] };
      const found = HINT_NAMES.map((name) => hintAt(scope, registration, located, name));
      return [{ hints: found.flatMap((f) => f.hint ?? []), isOpen: found.some((f) => f.isOpen) }];
    },
  };
  questions.set(registration, question);
  return question;
}

function selfEntered({ handlers, call }: Registration): Scope['within'] {
  const [handler] = handlers;
  return handler?.self && { file: handler.file, fn: handler.fn, call, outer: undefined, depth: 0, self: handler.self };
}

function hintAt(scope: Scope, registration: Registration, { ref, path }: Located, name: HintName): { readonly hint: Hint | undefined; readonly isOpen: boolean } {
  const origins = originsIn(scope, ref, [...path, name], 'value');
  const computed = writtenHint(ref, path, name);
  if (origins.length === 0 && !computed) return { hint: undefined, isOpen: false };
  const literals = origins.flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'boolean' ? [{ value: value.value, at: value.at }] : []));
  const open = origins.filter(({ value }) => !(value.kind === 'literal' && (typeof value.value === 'boolean' || value.value === undefined || value.value === null)));
  if (open.length === 0 && origins.length > 0) {
    const known = settle(scope, literals, literals.length, 0, registration.call);
    return { hint: known && toHint(registration, name, known.value, known.from), isOpen: known === undefined && literals.length > 0 };
  }
  const written = open.length < 2 && literals.length === 0 ? computed ?? placeOf(open) : undefined;
  const known = written && evaluate(scope, written);
  if (!known || typeof known.value !== 'boolean') return { hint: undefined, isOpen: true };
  return { hint: toHint(registration, name, known.value, [...known.from.filter((f) => isWithin(f, registration.row)), written, ...known.from]), isOpen: false };
}

function placeOf(origins: ReturnType<typeof originsIn>): Ref | undefined {
  const value = origins[0]?.value;
  return value && 'at' in value ? value.at : undefined;
}

/** The expression of the hint, where a literal holds it. */
function writtenHint(ref: Ref, path: readonly string[], name: string): Ref | undefined {
  const object = path.length === 0 ? exprAs(ref, 'object') : undefined;
  const property = object?.properties.find((p) => p.key === name && p.kind === 'value');
  return property && at(ref, property.value);
}

function toHint({ row }: Registration, name: HintName, value: unknown, from: readonly Ref[]): Hint | undefined {
  const [first] = from;
  if (typeof value !== 'boolean' || !first) return undefined;
  // what chooses among several stands with the tool; what holds for all stands where it is written
  const own = from.length > 1 ? from.find((f) => isWithin(f, row)) : undefined;
  const place = own ?? first;
  const isOwn = exprAs(place, 'literal')?.value === value && (row === undefined || isWithin(place, row));
  const { start, end } = exprOf(place);
  return { name, value, at: place, edit: isOwn ? { at: { file: place.file, start, end }, text: String(!value) } : undefined };
}

function isWithin(ref: Ref, row: Stretch | undefined): boolean {
  if (!row || row.file !== ref.file) return false;
  const { start, end } = exprOf(ref);
  return start >= row.start && end <= row.end;
}

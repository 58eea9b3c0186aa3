import { NONE, type FileFacts } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';
import { verbOf } from './effect-words.js';
import type { Graph } from './graph.js';
import type { Question } from './question.js';
import { originsOfPart, type Registration } from './registration.js';

/** An argument by which one tool does several things, some of which read and some of which write. */
export interface MixedMode {
  readonly property: string;
  /** The property of the schema. */
  readonly at: Ref;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

const NAMES = /^(?:action|actions|operation|operationType|op|command|cmd|mode|method|verb|subcommand|task|intent|do)$/i;
const questions = new WeakMap<Registration, Question<MixedMode>>();

/** The arguments of a tool that choose between reading and writing. */
export function mixedModesOf(registration: Registration): Question<MixedMode> {
  const known = questions.get(registration);
  if (known) return known;
  const question: Question<MixedMode> = { begin: () => registration.call, find: ({ graph }) => modesIn(graph, registration) };
  questions.set(registration, question);
  return question;
}

function modesIn(graph: Graph, registration: Registration): MixedMode[] {
  const seen = new Set<number>();
  return originsOfPart(graph, registration, 'input').flatMap(({ value }) => {
    const place = value.kind === 'object' ? value.ref : 'at' in value ? value.at : undefined;
    return place ? choosers(place) : [];
  }).filter((property) => !seen.has(property.value.id) && seen.add(property.value.id)).flatMap(({ name, value }) => {
    const { reads, writes } = sorted(labelsOf(graph, value, 0));
    return reads.length > 0 && writes.length > 0 ? [{ property: name, at: value, reads, writes }] : [];
  });
}

/** What of a file may be a choice of action: objects with a property called like one, and calls and objects that list the texts a schema allows. */
interface Places { readonly choices: readonly Ref[]; readonly lists: readonly Ref[] }

const places = new WeakMap<FileFacts, Places>();
const LISTS = new Set(['enum', 'literal', 'nativeEnum', 'Enum', 'Literal', 'picklist', 'enumType', 'oneOf']);

function placesIn(file: FileFacts): Places {
  const known = places.get(file);
  if (known) return known;
  const refs = file.exprs.map((_, id) => ({ file, id }));
  const keysOf = (ref: Ref): readonly (string | undefined)[] => exprAs(ref, 'object')?.properties.map((p) => p.key) ?? [];
  const found: Places = {
    choices: refs.filter((ref) => keysOf(ref).some((key) => key !== undefined && NAMES.test(key))),
    lists: refs.filter((ref) => (exprOf(ref).kind === 'call' ? LISTS.has(calleeName(ref)) : keysOf(ref).some((key) => key === 'enum' || key === 'const'))),
  };
  places.set(file, found);
  return found;
}

const within = (ref: Ref, place: Ref): boolean => exprOf(ref).start >= exprOf(place).start && exprOf(ref).end <= exprOf(place).end;

/** Properties of the schema, or of what it is made of, that are called like a choice of action. */
function choosers(place: Ref): { readonly name: string; readonly value: Ref }[] {
  return placesIn(place.file).choices.filter((ref) => within(ref, place)).flatMap((ref) => (exprAs(ref, 'object')?.properties ?? [])
    .flatMap((p) => (p.key !== undefined && NAMES.test(p.key) && p.kind === 'value' ? [{ name: p.key, value: at(ref, p.value) }] : [])));
}

/** The texts a schema allows: `z.enum([…])`, `z.union([z.literal(…)])`, `{ enum: […] }`, a named list. */
function labelsOf(graph: Graph, schema: Ref, depth: number): string[] {
  const labels = placesIn(schema.file).lists.filter((ref) => within(ref, schema)).flatMap((ref) => labelsIn(graph, ref));
  if (labels.length > 0 || depth > 2) return labels;
  return graph.valuesOf(schema).flatMap((v) => {
    const place = v.kind === 'object' ? v.ref : 'at' in v ? v.at : undefined;
    return place && place.id !== NONE && (place.id !== schema.id || place.file !== schema.file) ? labelsOf(graph, place, depth + 1) : [];
  });
}

function labelsIn(graph: Graph, ref: Ref): string[] {
  const expr = exprOf(ref);
  if (expr.kind === 'call') return expr.args.flatMap((arg) => textsOf(graph, at(ref, arg)));
  return expr.kind === 'object' ? expr.properties.flatMap((p) => (p.key === 'enum' || p.key === 'const' ? textsOf(graph, at(ref, p.value)) : [])) : [];
}

function textsOf(graph: Graph, ref: Ref): string[] {
  const direct = exprAs(ref, 'literal');
  if (direct) return typeof direct.value === 'string' ? [direct.value] : [];
  return graph.originsOf(ref, ['*'], 'value').flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [value.value] : []));
}

function sorted(labels: readonly string[]): { readonly reads: readonly string[]; readonly writes: readonly string[] } {
  const all = [...new Set(labels)].filter((label) => /^[\w.:-]{2,40}$/.test(label));
  return { reads: all.filter((l) => verbOf(l) === 'reads'), writes: all.filter((l) => { const verb = verbOf(l); return verb !== undefined && verb !== 'reads'; }) };
}

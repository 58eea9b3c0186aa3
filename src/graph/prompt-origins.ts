import { at, exprAs, exprOf, parentOf, type Ref, refKey } from './code.js';
import { isShown } from './display-ends.js';
import { isContent, promptFates, type PromptFate } from './prompt-fates.js';
import type { Question } from './question.js';
import type { End, Visit } from './result-search.js';

/** A prompt that enters a conversation like typed text: nothing there or in the request says who started it. */
export interface UnnamedOrigin {
  readonly fate: PromptFate;
  /** Where its messages are put in. */
  readonly visit: Visit;
  /** What stands beside it there and in the request: names of properties and arguments. */
  readonly beside: ReadonlySet<string>;
}

export const unnamedOrigins: Question<UnnamedOrigin> = {
  find: (inquiry) => inquiry.answerTo(promptFates).flatMap((fate) => {
    const visit = insertionOf(fate);
    const beside = new Set(namesBeside(fate));
    return visit && ![...beside].some((name) => ORIGIN.test(name)) ? [{ fate, visit, beside }] : [];
  }),
  begin: (inquiry) => promptFates.begin(inquiry),
};

/** The first turn that is made of a message; else the first place that takes messages. */
function insertionOf(fate: PromptFate): Visit | undefined {
  const taken = fate.ends.filter((e) => isInsertion(e) && !isShown(e));
  return fate.visits.find((v) => isTurn(v) && taken.some((e) => comesThrough(e.visit, v))) ?? taken.find((e) => e.kind !== 'returned')?.visit;
}

const isInsertion = ({ visit }: End): boolean => visit.part[0] === 'messages' && visit.part[2] !== 'role' && isContent(visit);

/** `{ role, content }`, made of a message of the prompt. */
function isTurn({ ref, part, inside }: Visit): boolean {
  const keys = exprAs(ref, 'object')?.properties.map((p) => p.key);
  return keys !== undefined && part[0] === 'messages' && ['content', 'text', 'parts'].includes(inside[0] ?? '') && keys.includes('role');
}

function comesThrough(visit: Visit, through: Visit): boolean {
  for (let v: Visit | undefined = visit; v; v = v.from) if (v === through || v.ref === through.ref) return true;
  return false;
}

const ORIGIN = /origin|provenance|selection|startedby|invokedby|chosenby|trigger|prompt_?(?:name|id|ref)?$|command|server|event|^_?meta|metadata|provideroptions|^via$|^source|typedline/i;

/** Names in the request, and in anything the messages are put into: one of them may say where they come from. */
function namesBeside(fate: PromptFate): string[] {
  const inRequest = objectsIn(fate.sink.ref).flatMap(keysOf).filter((key) => key !== 'name' && key !== 'prompt');
  const inObjects = fate.visits.flatMap((visit) => (isContent(visit) ? keysOf(visit.ref).filter((key) => key !== visit.inside[0]) : []));
  return [...inRequest, ...inObjects, ...fate.ends.flatMap((end) => (isInsertion(end) ? namesOfArguments(end) : []))];
}

const keysOf = (object: Ref): string[] => exprAs(object, 'object')?.properties.flatMap((p) => p.key ?? []) ?? [];

/** `append(messages, { origin })`, `insert(server, prompt, messages)`: the other arguments say it. */
function namesOfArguments({ at: call, visit }: End): string[] {
  const expr = exprOf(call);
  if (expr.kind !== 'call' && expr.kind !== 'new') return [];
  return expr.args.filter((a) => a !== visit.ref.id).flatMap((a) => {
    const argument = at(call, a);
    const name = exprAs(argument, 'name')?.name ?? exprAs(argument, 'member')?.property ?? '';
    return [name, ...objectsIn(argument).filter((object) => object.id !== visit.ref.id).flatMap(keysOf)];
  });
}

/** Object literals that stand inside the expression. */
function objectsIn(ref: Ref): Ref[] {
  const { start, end } = exprOf(ref);
  return ref.file.exprs.flatMap((e, id) => (e.kind === 'object' && e.start >= start && e.end <= end && !isInsideFunction(ref, { file: ref.file, id }) ? [{ file: ref.file, id }] : []));
}

/** The object belongs to a callback, not to the expression itself. */
function isInsideFunction(outer: Ref, inner: Ref): boolean {
  for (let ref = parentOf(inner); ref && refKey(ref) !== refKey(outer); ref = parentOf(ref)) if (exprOf(ref).kind === 'function') return true;
  return exprOf(inner).fn !== exprOf(outer).fn;
}

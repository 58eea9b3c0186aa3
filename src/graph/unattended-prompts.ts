import { NONE } from '../facts/model.js';
import { ELEMENT_CALLBACKS } from './builtins.js';
import { at, calleeName, exprAs, exprOf, isInFunction, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { isShown } from './display-ends.js';
import { isContent, promptFates, type PromptFate } from './prompt-fates.js';
import type { Inquiry, Question } from './question.js';
import type { Path } from './reach.js';
import type { Sink } from './sinks.js';

/** A prompts/get that no person caused. */
export interface UnattendedPrompt {
  readonly sink: Sink;
  readonly kind: 'schedule' | 'machine' | 'startUp' | 'prefetch';
  readonly path: Path;
  /** What speaks for a machine, or for everything listed being fetched. */
  readonly evidence: Ref | undefined;
  readonly certain: boolean;
}

export const unattendedPrompts: Question<UnattendedPrompt> = {
  find: (inquiry) => inquiry.sinks('prompts/get').filter((sink) => sink.kind !== 'dynamic').flatMap((sink) => unattended(inquiry, sink)),
  begin: (inquiry) => inquiry.sinks('prompts/get')[0]?.ref,
};

function unattended(inquiry: Inquiry, sink: Sink): UnattendedPrompt[] {
  const { graph } = inquiry;
  const paths = inquiry.whoCauses(sink.ref);
  const found = paths.flatMap((path) => judge(inquiry, sink, path));
  if (found.length > 0) return found;
  const isAsked = paths.some((p) => ['user', 'model', 'prompts/get', 'request'].includes(p.initiator));
  const [path] = paths;
  const each = isAsked || !path ? undefined : fetchedForEach(graph, sink, new Set(inquiry.listings().keys()));
  return each && path ? [{ sink, kind: 'prefetch', path, evidence: each, certain: sink.certain }] : [];
}

function judge(inquiry: Inquiry, sink: Sink, path: Path): UnattendedPrompt[] {
  const { graph } = inquiry;
  if (path.initiator === 'schedule') return isDelay(path) || carriesChoice(graph, sink, path) ? [] : [{ sink, kind: 'schedule', path, evidence: placeOf(path), certain: path.certain }];
  if (path.initiator === 'request') {
    const machine = machineEvidence(path);
    return machine ? [{ sink, kind: 'machine', path, evidence: machine, certain: path.certain }] : [];
  }
  if (path.initiator !== 'start-up') return [];
  const isTyped = isCommandLine(graph, path, sink);
  const each = fetchedForEach(graph, sink, new Set(inquiry.listings().keys()));
  // nobody types the names of all that is listed; yet the command may be there to print them
  if (each) return [{ sink, kind: 'prefetch', path, evidence: each, certain: path.certain && !isTyped }];
  if (isTyped) return [];
  const fate = inquiry.answerTo(promptFates).find((f) => f.sink === sink);
  return fate && entersConversation(fate) ? [{ sink, kind: 'startUp', path, evidence: undefined, certain: false }] : [];
}

const placeOf = ({ because }: Path): Ref | undefined => because?.at;

const PAUSES = new Set(['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'debounce', 'throttle']);

/** A pause in what somebody started, and no clock: unless what runs sets the timer again. */
function isDelay({ because, calls }: Path): boolean {
  if (because === undefined || !('role' in because) || !PAUSES.has(calleeName(callAt(because.at)))) return false;
  const { file } = because.at;
  return !calls.some((call) => call.file === file && isInFunction(file, exprOf(because.at).fn, exprOf(call).fn));
}

function callAt(ref: Ref): Ref {
  const expr = exprOf(ref);
  return expr.kind === 'call' || expr.parent === NONE ? ref : callAt(at(ref, expr.parent));
}

const CHOICE = /^(?:selection|selected|chosen|picked|started|created|requested|scheduled|invoked|triggered)_?(?:by|id|event|at|user)\w*$|^(?:origin|provenance|owner|userId|selectionEvent)$/i;

/** The job holds what a person picked, and says so: `job.prompt` with `job.chosenBy`. */
function carriesChoice(graph: Graph, sink: Sink, path: Path): boolean {
  if (!sink.name || graph.originsOf(sink.name.ref, sink.name.path, 'local').every((o) => o.value.kind === 'literal')) return false;
  return path.calls.some((call) => {
    const { file } = call;
    const { fn } = exprOf(call);
    const isHere = (id: number): boolean => isInFunction(file, file.exprs[id]?.fn ?? 0, fn);
    const isRead = [...file.index.members].some(([name, ids]) => CHOICE.test(name) && ids.some(isHere));
    return isRead || [...file.index.destructured].some(([name, ids]) => CHOICE.test(name) && ids.some((v) => isInFunction(file, file.variables[v]?.fn ?? 0, fn)));
  });
}

const MACHINE_PATH = /(?:^|[/_-])(?:web)?hooks?(?:[/_-]|$)|\/cron(?:\/|$)|^x-(?:hub|slack|shopify|github|gitlab|twilio)|-signature$/i;
const MACHINE_CALL = /^(?:verify\w*(?:Signature|Webhook|Hmac)|constructEvent|createHmac|timingSafeEqual|isValidSignature|check\w*Signature)$/;

/** A signature is checked, or the route is a webhook's: the caller is no person. */
function machineEvidence({ because, entry, calls }: Path): Ref | undefined {
  const registration = because ? callAt(because.at) : entry;
  const within = [registration, entry].flatMap((ref) => {
    const { start, end } = ref === registration ? exprOf(ref) : (ref.file.functions[exprOf(ref).fn] ?? exprOf(ref));
    return ref.file.exprs.flatMap((e, id) => (e.start >= start && e.end <= end && speaksForMachine({ file: ref.file, id }) ? [{ file: ref.file, id }] : []));
  });
  return calls.length > 0 ? within[0] : undefined;
}

function speaksForMachine(ref: Ref): boolean {
  const expr = exprOf(ref);
  if (expr.kind === 'literal') return typeof expr.value === 'string' && MACHINE_PATH.test(expr.value);
  return expr.kind === 'call' && MACHINE_CALL.test(calleeName(ref));
}

const COMMAND_LINE = ['process.argv', 'readline', 'parseArgs', 'inquirer', '@clack/prompts', 'commander', 'yargs', 'prompts('];

const READS_A_PERSON = /input|command|slash|repl|keypress|typed|ask|interactive/i;

/** Who starts a command types its arguments, and what is typed into it leads to what it does. */
function isCommandLine(graph: Graph, path: Path, sink: Sink): boolean {
  if (path.calls.some((call) => READS_A_PERSON.test(calleeName(call)))) return true;
  const files = new Set([sink.ref.file.path, ...path.calls.map((call) => call.file.path)]);
  return COMMAND_LINE.some((word) => graph.source.filesContaining(word).some((file) => files.has(file)));
}

function entersConversation(fate: PromptFate): boolean {
  return fate.ends.some((e) => isContent(e.visit) && !isShown(e)) && fate.visits.some((v) => v.part.length > 0 && ['object', 'spread'].includes(exprOf(v.ref).kind));
}

/** The request stands in a loop over what was listed, and asks for the one at hand. */
function fetchedForEach(graph: Graph, sink: Sink, listings: ReadonlySet<string>): Ref | undefined {
  if (!sink.name) return undefined;
  const loop = loopAround(sink.ref);
  if (!loop) return undefined;
  const isListed = [{ ref: sink.name.ref, path: sink.name.path }, { ref: loop, path: [] }].some(({ ref, path }) => graph.originsOf(ref, path, 'near').some((o) => {
    for (let hop = o.hops; hop; hop = hop.from) if (listings.has(refKey(hop.at)) && hop.note !== 'argument') return true;
    return false;
  }));
  return isListed ? loop : undefined;
}

/** The list that a loop, or a callback of `map` and the like, walks around the call. */
function loopAround(call: Ref): Ref | undefined {
  const { file } = call;
  const { region, fn } = exprOf(call);
  for (let id = region; id > 0; id = file.regions[id]?.parent ?? 0) {
    const fact = file.regions[id];
    if (fact?.kind === 'function') break;
    if (fact?.kind === 'each') return at(call, fact.test);
  }
  const callback = file.functions[fn]?.expr ?? NONE;
  const run = callback === NONE ? undefined : exprAs(at(call, exprOf(at(call, callback)).parent), 'call');
  const method = run && run.args.includes(callback) ? exprAs(at(call, run.callee), 'member') : undefined;
  return method && ELEMENT_CALLBACKS.has(method.property) && !['find', 'some', 'every', 'filter'].includes(method.property) ? at(call, method.object) : undefined;
}

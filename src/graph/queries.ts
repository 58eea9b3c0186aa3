import type { FileFacts } from '../facts/model.js';
import { ROLE_TAG, type RoleName } from '../catalogue/roles.js';
import type { StubTexts } from '../catalogue/stub-texts.js';
import type { CodeGraph } from './build-graph.js';
import { calledFunctions } from './callees.js';
import { namesWithRole, specifiersWithRole } from './calls.js';
import { refKey, type Ref } from './code.js';
import { findInventedHints, type InventedHint } from './annotations.js';
import { functionsNamed } from './declared-functions.js';
import type { Listings } from './foreign.js';
import type { Frameworks, PromptTool } from './prompt-tool.js';
import { findPromptTools } from './prompt-tools.js';
import type { Graph } from './graph.js';
import { givesSomething, isChosenByCaller, isMethodFromCaller, isReturnedByEntry, listingAnswersBeside } from './path-questions.js';
import type { Inquiry, Question } from './question.js';
import { reach, type Path, type Reach } from './reach.js';
import { findSinks, METHOD_ROLES, type HostMethod, type Sink } from './sinks.js';
import { findPromptHandlers, type PromptHandler } from './prompt-handlers.js';
import { offeredPrimitives } from './offered-registrations.js';
import { requestHandlers } from './request-handlers.js';
import { findRenderFailures, type RenderFailure } from './render-failures.js';
import { displayNames, type DisplayName } from './display-names.js';

/** A search that ended by budget before it had seen everything. */
export interface Unfinished { readonly ruleId: string; readonly at: Ref; readonly reason: 'budget' }

/** A function of the user's own that sends a method, as the configuration says. */
export interface DeclaredSink { readonly file?: string; readonly function: string; readonly kind: string }

/** What a question found; the place it began at when it did not see everything. */
interface Answer { readonly found: readonly unknown[]; readonly unfinished: Ref | undefined }

/** What rules may ask. Answers are shared between rules. */
export interface Code {
  readonly graph: Graph;
  /** Calls that send prompts/get. */
  promptGets(): readonly Sink[];
  /** Calls that send prompts/list. */
  promptLists(): readonly Sink[];
  /** Calls that send tools/call. */
  toolCalls(): readonly Sink[];
  /** Prompts that are made tools of a model. */
  promptTools(ruleId: string): readonly PromptTool[];
  /** Hints the host wrote onto something a server listed. */
  inventedHints(ruleId: string): readonly InventedHint[];
  /** Functions that render a prompt. */
  promptHandlers(): readonly PromptHandler[];
  /** Failures that prompt handlers render as if they were data. */
  renderFailures(ruleId: string): readonly RenderFailure[];
  /** Display texts that are sent as the `name` of a request. */
  displayNamesSent(ruleId: string): readonly DisplayName[];
  /** What a question with a module of its own found. A search that ended by budget is noted for the report. */
  answerTo<T>(question: Question<T>, ruleId: string): readonly T[];
  /** Everybody who can cause the call. A search that ended by budget is noted for the report. */
  whoCauses(call: Ref, ruleId: string): readonly Path[];
  /** Is the prompt named by whoever causes the request, rather than fixed when the tool was made? */
  isChosenByCaller(sink: Sink): boolean;
  /** Does any call on the way to the sink hand something on? */
  givesSomething(path: Path): boolean;
  /** Is the method a dynamic request sends taken from what the path's caller gave, rather than fixed on the way? */
  isMethodFromCaller(path: Path, sink: Sink): 'yes' | 'no' | 'unknown';
  /** Does the function with which the path begins answer with what the call brought? */
  isReturnedByEntry(path: Path): 'yes' | 'no' | 'unknown';
  /** Answers of other tools of the model, in the file where the path begins, that hold listed prompts. */
  listingAnswersBeside(path: Path): readonly Ref[];
}

/** What is said of the searches beside what they found. */
class Notes {
  readonly unfinished: Unfinished[] = [];
  readonly reaches = new Map<string, Reach>();
  /** Methods whose calls were not all looked at: rules that rest on them are not certain to have seen everything. */
  readonly cut: Set<HostMethod>;

  constructor(cut: Iterable<HostMethod> = []) {
    this.cut = new Set(cut);
  }

  add(other: Notes): void {
    this.unfinished.push(...other.unfinished);
    for (const [key, reach] of other.reaches) this.reaches.set(key, reach);
    for (const method of other.cut) this.cut.add(method);
  }
}

export class Queries implements Code {
  private notes = new Notes();

  private readonly inquiry: Inquiry;

  constructor(readonly graph: CodeGraph, private readonly catalogue: StubTexts, private readonly declaredSinks: readonly DeclaredSink[] = []) {
    this.inquiry = {
      graph,
      sinks: (method) => this.sinks(method),
      namesOf: (role) => this.namesOf(role),
      promptHandlers: () => this.promptHandlers(),
      listings: () => this.listings(),
      whoCauses: (call) => this.search(call).paths,
      answerTo: <T>(question: Question<T>) => this.answer(question).found as readonly T[],
    };
  }

  get unfinished(): readonly Unfinished[] {
    return this.notes.unfinished;
  }

  /** What a rule found, asked again only after an edit of a file that was looked at for it. */
  once<T>(ruleId: string, search: () => T): T {
    const outer = this.notes;
    const { value, notes } = this.graph.keep(`rule ${ruleId}`, () => {
      this.notes = new Notes(outer.cut);
      try {
        return { value: search(), notes: this.notes };
      } finally {
        this.notes = outer;
      }
    });
    outer.add(notes);
    return value;
  }

  promptGets(): readonly Sink[] {
    return this.sinks('prompts/get');
  }

  promptLists(): readonly Sink[] {
    return this.sinks('prompts/list');
  }

  toolCalls(): readonly Sink[] {
    return this.sinks('tools/call');
  }

  private sinks(method: HostMethod): readonly Sink[] {
    const { found: sinks = [], isWhole } = this.graph.keep(`sinks ${method}`, () => this.graph.withBudget(() => [...this.configured(method), ...findSinks(this.graph, method, { declared: this.namesOf(METHOD_ROLES[method]), request: this.namesOf('request') })]));
    if (!isWhole) this.notes.cut.add(method);
    return sinks;
  }

  /** Calls of the functions that the configuration declares to send the method. */
  private configured(method: HostMethod): Sink[] {
    return this.declaredSinks.filter((d) => d.kind === METHOD_ROLES[method]).flatMap((declared) => this.graph.source.filesContaining(lastName(declared.function)).flatMap((path) => {
      const file = this.graph.source.facts(path);
      return (file?.index.calls.get(lastName(declared.function)) ?? []).map((id) => ({ file: file as FileFacts, id })).filter((ref) => this.runs(ref, declared)).map((ref): Sink => ({ ref, method, kind: 'declared', name: undefined, certain: true }));
    }));
  }

  private runs(call: Ref, { file: path, function: name }: DeclaredSink): boolean {
    if (path === undefined && !name.includes('.')) return true;
    return calledFunctions(this.graph.calleesOf(call)).some(({ file, fn }) => (path ?? file.path) === file.path && functionsNamed(file, name).includes(fn));
  }

  private namesOf(role: RoleName): readonly string[] {
    return this.graph.keep(`names ${role}`, () => namesWithRole(this.catalogue, role, (specifier) => [`'${specifier}'`, `"${specifier}"`].some((quoted) => this.graph.source.filesContaining(quoted).length > 0), this.graph.source.textsContaining(`@${ROLE_TAG}`)));
  }

  promptTools(ruleId: string): readonly PromptTool[] {
    const listings = this.listings();
    const handlers = this.promptHandlers();
    const begin = this.listingCalls()[0]?.ref ?? handlers[0]?.registration;
    return this.bounded(ruleId, begin, () => findPromptTools(this.graph, listings, handlers, this.frameworks())) ?? [];
  }

  inventedHints(ruleId: string): readonly InventedHint[] {
    const listings = this.listings();
    return this.bounded(ruleId, this.listingCalls()[0]?.ref, () => findInventedHints(this.graph, listings)) ?? [];
  }

  /** One search with a budget of its own; one that budget or stack ended is noted with the place it began at. */
  private bounded<T>(ruleId: string, begin: Ref | undefined, search: () => T): T | undefined {
    const { found, isWhole } = this.graph.withBudget(search);
    if (begin && (!isWhole || this.notes.cut.size > 0)) this.notes.unfinished.push({ ruleId, at: begin, reason: 'budget' });
    return found;
  }

  private frameworks(): Frameworks {
    const conversions = this.namesOf('prompt-as-tool');
    return {
      factories: [...this.namesOf('tool-definition'), ...conversions],
      takers: this.namesOf('model-tools'),
      hasExecutablePrompts: conversions.length > 0,
      switches: { names: this.namesOf('exposes-prompts'), specifiers: specifiersWithRole(this.catalogue, 'exposes-prompts') },
    };
  }

  /** Calls that list prompts and tools of a server. */
  private listings(): Listings {
    return new Map(this.listingCalls().map((s) => [refKey(s.ref), s.method === 'tools/list' ? 'tool' : 'prompt']));
  }

  private listingCalls(): readonly Sink[] {
    return [...this.promptLists(), ...this.sinks('tools/list')];
  }

  promptHandlers(): readonly PromptHandler[] {
    return this.graph.keep('prompt handlers', () => this.graph.withBudget(() => findPromptHandlers(this.graph, this.namesOf('prompt-handler'), this.inquiry.answerTo(requestHandlers), this.inquiry.answerTo(offeredPrimitives))).found ?? []);
  }

  renderFailures(ruleId: string): readonly RenderFailure[] {
    const handlers = this.promptHandlers();
    return this.bounded(ruleId, handlers[0]?.registration, () => findRenderFailures(this.graph, handlers)) ?? [];
  }

  displayNamesSent(ruleId: string): readonly DisplayName[] {
    const listings = new Set(this.listings().keys());
    return [...this.promptGets(), ...this.toolCalls()].flatMap((sink) => this.bounded(ruleId, sink.ref, () => displayNames(this.graph, sink, listings)) ?? []);
  }

  answerTo<T>(question: Question<T>, ruleId: string): readonly T[] {
    const answer = this.answer(question);
    if (answer.unfinished) this.notes.unfinished.push({ ruleId, at: answer.unfinished, reason: 'budget' });
    return answer.found as readonly T[];
  }

  private answer(question: Question<unknown>): Answer {
    return this.graph.keep(question, () => {
      const begin = this.graph.withBudget(() => question.begin(this.inquiry)).found;
      const { found = [], isWhole } = this.graph.withBudget(() => question.find(this.inquiry));
      return { found, unfinished: isWhole && this.notes.cut.size === 0 ? undefined : begin };
    });
  }

  whoCauses(call: Ref, ruleId: string): readonly Path[] {
    const known = this.search(call);
    if (!known.complete || this.notes.cut.has('prompts/get')) this.notes.unfinished.push({ ruleId, at: call, reason: 'budget' });
    return known.paths;
  }

  private search(call: Ref): Reach {
    const key = refKey(call);
    const { found = { paths: [], complete: false }, isWhole } = this.graph.keep(`reach ${key}`, () => this.graph.withBudget(() => reach(this.graph, call)));
    const result = isWhole ? found : { ...found, complete: false };
    this.notes.reaches.set(key, result);
    return result;
  }

  isChosenByCaller(sink: Sink): boolean {
    return isChosenByCaller(this.graph, sink);
  }

  givesSomething(path: Path): boolean {
    return givesSomething(path);
  }

  isMethodFromCaller(path: Path, sink: Sink): 'yes' | 'no' | 'unknown' {
    return isMethodFromCaller(this.graph, path, sink);
  }

  isReturnedByEntry(path: Path): 'yes' | 'no' | 'unknown' {
    return isReturnedByEntry(this.graph, path);
  }

  listingAnswersBeside(path: Path): readonly Ref[] {
    return listingAnswersBeside(this.graph, path, new Set(this.promptLists().map((s) => refKey(s.ref))));
  }

  /** What the coverage line says of the searches made so far. */
  counts(): Counts {
    const has = (...needles: string[]): number => (needles.some((n) => this.graph.source.filesContaining(n).length > 0) ? 1 : 0);
    const paths = [...this.notes.reaches.values()].flatMap((r) => r.paths);
    return {
      hosts: has('@modelcontextprotocol/sdk/client', '@modelcontextprotocol/client', '@ai-sdk/mcp', 'mcp-adapters', 'use-mcp', '@mastra/mcp', 'prompts/get', '.listPrompts(', '.listTools('),
      servers: has('McpServer', '@modelcontextprotocol/sdk/server', '@modelcontextprotocol/server', 'fastmcp', 'mcp-framework', 'mcp-handler', '@frontmcp/sdk', 'xmcp', '@rekog/mcp-nest', '@nestjs-mcp/server', 'muppet', 'setRequestHandler'),
      sinks: this.promptGets().length + this.promptLists().length,
      entries: new Set(paths.filter((p) => p.initiator !== 'unknown').map((p) => refKey(p.entry))).size,
      unresolvedCalls: paths.filter((p) => p.initiator === 'unknown').length,
    };
  }
}

export interface Counts { readonly hosts: number; readonly servers: number; readonly sinks: number; readonly entries: number; readonly unresolvedCalls: number }

const lastName = (spelled: string): string => spelled.slice(spelled.lastIndexOf('.') + 1);

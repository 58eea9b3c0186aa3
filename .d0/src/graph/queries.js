import { ROLE_TAG } from '../catalogue/roles.js';
import { namesWithRole, specifiersWithRole } from './calls.js';
import { refKey } from './code.js';
import { findInventedHints } from './annotations.js';
import { findPromptTools } from './prompt-tools.js';
import { givesSomething, isChosenByCaller, isMethodFromCaller, isReturnedByEntry, listingAnswersBeside } from './path-questions.js';
import { reach } from './reach.js';
import { findSinks, METHOD_ROLES } from './sinks.js';
import { findPromptHandlers } from './prompt-handlers.js';
import { requestHandlers } from './request-handlers.js';
import { findRenderFailures } from './render-failures.js';
import { displayNames } from './display-names.js';
/** What is said of the searches beside what they found. */
class Notes {
    unfinished = [];
    reaches = new Map();
    /** Methods whose calls were not all looked at: rules that rest on them are not certain to have seen everything. */
    cut;
    constructor(cut = []) {
        this.cut = new Set(cut);
    }
    add(other) {
        this.unfinished.push(...other.unfinished);
        for (const [key, reach] of other.reaches)
            this.reaches.set(key, reach);
        for (const method of other.cut)
            this.cut.add(method);
    }
}
export class Queries {
    graph;
    catalogue;
    declaredSinks;
    notes = new Notes();
    inquiry;
    constructor(graph, catalogue, declaredSinks = []) {
        this.graph = graph;
        this.catalogue = catalogue;
        this.declaredSinks = declaredSinks;
        this.inquiry = {
            graph,
            sinks: (method) => this.sinks(method),
            namesOf: (role) => this.namesOf(role),
            promptHandlers: () => this.promptHandlers(),
            listings: () => this.listings(),
            whoCauses: (call) => this.search(call).paths,
            answerTo: (question) => this.answer(question).found,
        };
    }
    get unfinished() {
        return this.notes.unfinished;
    }
    /** What a rule found, asked again only after an edit of a file that was looked at for it. */
    once(ruleId, search) {
        const outer = this.notes;
        const { value, notes } = this.graph.keep(`rule ${ruleId}`, () => {
            this.notes = new Notes(outer.cut);
            try {
                return { value: search(), notes: this.notes };
            }
            finally {
                this.notes = outer;
            }
        });
        outer.add(notes);
        return value;
    }
    promptGets() {
        return this.sinks('prompts/get');
    }
    promptLists() {
        return this.sinks('prompts/list');
    }
    toolCalls() {
        return this.sinks('tools/call');
    }
    sinks(method) {
        const { found: sinks = [], isWhole } = this.graph.keep(`sinks ${method}`, () => this.graph.withBudget(() => [...this.configured(method), ...findSinks(this.graph, method, { declared: this.namesOf(METHOD_ROLES[method]), request: this.namesOf('request') })]));
        if (!isWhole)
            this.notes.cut.add(method);
        return sinks;
    }
    /** Calls of the functions that the configuration declares to send the method. */
    configured(method) {
        return this.declaredSinks.filter((d) => d.kind === METHOD_ROLES[method]).flatMap((declared) => this.graph.source.filesContaining(declared.function).flatMap((path) => {
            const file = this.graph.source.facts(path);
            return (file?.index.calls.get(declared.function) ?? []).map((id) => ({ file: file, id })).filter((ref) => this.runs(ref, declared)).map((ref) => ({ ref, method, kind: 'declared', name: undefined, certain: true }));
        }));
    }
    runs(call, declared) {
        return declared.file === undefined || this.graph.calleesOf(call).some((c) => c.kind === 'function' && c.file.path === declared.file);
    }
    namesOf(role) {
        return this.graph.keep(`names ${role}`, () => namesWithRole(this.catalogue, role, (specifier) => [`'${specifier}'`, `"${specifier}"`].some((quoted) => this.graph.source.filesContaining(quoted).length > 0), this.graph.source.textsContaining(`@${ROLE_TAG}`)));
    }
    promptTools(ruleId) {
        const listings = this.listings();
        const handlers = this.promptHandlers();
        const begin = this.listingCalls()[0]?.ref ?? handlers[0]?.registration;
        return this.bounded(ruleId, begin, () => findPromptTools(this.graph, listings, handlers, this.frameworks())) ?? [];
    }
    inventedHints(ruleId) {
        const listings = this.listings();
        return this.bounded(ruleId, this.listingCalls()[0]?.ref, () => findInventedHints(this.graph, listings)) ?? [];
    }
    /** One search with a budget of its own; one that budget or stack ended is noted with the place it began at. */
    bounded(ruleId, begin, search) {
        const { found, isWhole } = this.graph.withBudget(search);
        if (begin && (!isWhole || this.notes.cut.size > 0))
            this.notes.unfinished.push({ ruleId, at: begin, reason: 'budget' });
        return found;
    }
    frameworks() {
        const conversions = this.namesOf('prompt-as-tool');
        return {
            factories: [...this.namesOf('tool-definition'), ...conversions],
            takers: this.namesOf('model-tools'),
            hasExecutablePrompts: conversions.length > 0,
            switches: { names: this.namesOf('exposes-prompts'), specifiers: specifiersWithRole(this.catalogue, 'exposes-prompts') },
        };
    }
    /** Calls that list prompts and tools of a server. */
    listings() {
        return new Map(this.listingCalls().map((s) => [refKey(s.ref), s.method === 'tools/list' ? 'tool' : 'prompt']));
    }
    listingCalls() {
        return [...this.promptLists(), ...this.sinks('tools/list')];
    }
    promptHandlers() {
        return this.graph.keep('prompt handlers', () => this.graph.withBudget(() => findPromptHandlers(this.graph, this.namesOf('prompt-handler'), this.inquiry.answerTo(requestHandlers))).found ?? []);
    }
    renderFailures(ruleId) {
        const handlers = this.promptHandlers();
        return this.bounded(ruleId, handlers[0]?.registration, () => findRenderFailures(this.graph, handlers)) ?? [];
    }
    displayNamesSent(ruleId) {
        const listings = new Set(this.listings().keys());
        return [...this.promptGets(), ...this.toolCalls()].flatMap((sink) => this.bounded(ruleId, sink.ref, () => displayNames(this.graph, sink, listings)) ?? []);
    }
    answerTo(question, ruleId) {
        const answer = this.answer(question);
        if (answer.unfinished)
            this.notes.unfinished.push({ ruleId, at: answer.unfinished, reason: 'budget' });
        return answer.found;
    }
    answer(question) {
        return this.graph.keep(question, () => {
            const begin = this.graph.withBudget(() => question.begin(this.inquiry)).found;
            const { found = [], isWhole } = this.graph.withBudget(() => question.find(this.inquiry));
            return { found, unfinished: isWhole && this.notes.cut.size === 0 ? undefined : begin };
        });
    }
    whoCauses(call, ruleId) {
        const known = this.search(call);
        if (!known.complete || this.notes.cut.has('prompts/get'))
            this.notes.unfinished.push({ ruleId, at: call, reason: 'budget' });
        return known.paths;
    }
    search(call) {
        const key = refKey(call);
        const { found = { paths: [], complete: false }, isWhole } = this.graph.keep(`reach ${key}`, () => this.graph.withBudget(() => reach(this.graph, call)));
        const result = isWhole ? found : { ...found, complete: false };
        this.notes.reaches.set(key, result);
        return result;
    }
    isChosenByCaller(sink) {
        return isChosenByCaller(this.graph, sink);
    }
    givesSomething(path) {
        return givesSomething(path);
    }
    isMethodFromCaller(path, sink) {
        return isMethodFromCaller(this.graph, path, sink);
    }
    isReturnedByEntry(path) {
        return isReturnedByEntry(this.graph, path);
    }
    listingAnswersBeside(path) {
        return listingAnswersBeside(this.graph, path, new Set(this.promptLists().map((s) => refKey(s.ref))));
    }
    /** What the coverage line says of the searches made so far. */
    counts() {
        const has = (...needles) => (needles.some((n) => this.graph.source.filesContaining(n).length > 0) ? 1 : 0);
        const paths = [...this.notes.reaches.values()].flatMap((r) => r.paths);
        return {
            hosts: has('@modelcontextprotocol/sdk/client', '@modelcontextprotocol/client', '@ai-sdk/mcp', 'mcp-adapters', 'use-mcp', '@mastra/mcp', 'prompts/get', '.listPrompts(', '.listTools('),
            servers: has('McpServer', '@modelcontextprotocol/sdk/server', '@modelcontextprotocol/server', 'fastmcp', 'mcp-framework', 'setRequestHandler'),
            sinks: this.promptGets().length + this.promptLists().length,
            entries: new Set(paths.filter((p) => p.initiator !== 'unknown').map((p) => refKey(p.entry))).size,
            unresolvedCalls: paths.filter((p) => p.initiator === 'unknown').length,
        };
    }
}

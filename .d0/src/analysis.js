import { byPlace } from './findings/by-place.js';
import { CodeGraph } from './graph/build-graph.js';
import { Queries } from './graph/queries.js';
import { toLocation, toPlace } from './rule/place.js';
import { FormCache } from './program/form-cache.js';
import { toFinding } from './rule/to-finding.js';
import { Slice } from './slice/slice.js';
/** Text that shows a file has to do with MCP, or hands tools to a model. No file holds one: nothing is parsed. */
const NEEDLES = ['modelcontextprotocol', 'mcp', 'Mcp', 'MCP', 'prompts/', 'tools/call', 'tools/list', 'getPrompt', 'listPrompts', 'generateText', 'streamText'];
/** The analysis of one workspace. Facts are kept between runs, so a run after an edit parses only what changed. */
export class Analysis {
    workspace;
    catalogue;
    config;
    slice;
    graph;
    forms = new FormCache();
    constructor(workspace, catalogue, config) {
        this.workspace = workspace;
        this.catalogue = catalogue;
        this.config = config;
        this.slice = new Slice(workspace, catalogue);
    }
    /** Whether any file has to do with MCP at all. */
    get isMcp() {
        return NEEDLES.some((needle) => this.workspace.filesContaining(needle).length > 0) || this.slice.templateDocuments.length > 0;
    }
    /** The files that hold a name, by the same search that found `Analysed.queried` there. */
    filesHolding(name) {
        return this.slice.filesContaining(name);
    }
    run(active) {
        if (!this.isMcp)
            return { findings: [], coverage: this.coverage(undefined), queried: new Set(NEEDLES), parsed: [] };
        const queries = new Queries(this.currentGraph(), this.catalogue, this.config.sinks);
        const formOf = ({ file: { path }, start, end }) => this.forms.of(path, this.workspace.text(path), start, end);
        const findings = active.flatMap(({ rule, severity }) => queries.once(`${rule.id} ${severity}`, () => [...rule.detect(queries)].map((detection) => toFinding(rule, detection, severity, formOf))));
        this.forms.dropTrees();
        return { findings: findings.sort(byPlace), coverage: this.coverage(queries), queried: this.slice.queried, parsed: this.slice.parsedPaths };
    }
    /** One question of any kind; no answer when the code has nothing to do with MCP. */
    ask(question) {
        if (!this.isMcp)
            return { answer: undefined, coverage: this.coverage(undefined) };
        const queries = new Queries(this.currentGraph(), this.catalogue, this.config.sinks);
        const answer = question(queries);
        return { answer, coverage: this.coverage(queries) };
    }
    /** The graph of the last run without the answers that an edit may have changed; a new one when names or links moved. */
    currentGraph() {
        const edited = this.slice.newRun();
        if (this.graph && edited !== 'unknown')
            this.graph.forget(edited.changed, edited.shifted);
        else
            this.graph = new CodeGraph(this.slice, entriesOf(this.config));
        return this.graph;
    }
    coverage(queries) {
        const counts = queries?.counts() ?? { hosts: 0, servers: 0, sinks: 0, entries: 0, unresolvedCalls: 0 };
        const templates = this.slice.templateDocuments.length;
        return {
            filesSeen: this.workspace.filesSeen,
            filesRead: this.workspace.files.length + templates,
            filesAnalysed: this.slice.parsedPaths.length + templates,
            parseFailures: this.slice.failures,
            ...counts,
            servers: Math.max(counts.servers, this.slice.templates.files.some(({ kinship }) => kinship !== 'resembling') ? 1 : 0),
            inconclusive: (queries?.unfinished ?? []).map(({ ruleId, at, reason }) => {
                const { path, line } = toLocation(toPlace(at));
                return { ruleId: `mcp/${ruleId}`, path, line, reason };
            }),
            notAnalysed: without(this.workspace.notAnalysed, 'not JavaScript or TypeScript', templates),
        };
    }
}
/** The counts without some of one reason. */
function without(counts, reason, some) {
    return counts.map((entry) => (entry.reason === reason ? { reason, count: entry.count - some } : entry)).filter(({ count }) => count > 0);
}
/** `path#name` → role of the functions that the configuration declares. */
function entriesOf(config) {
    return new Map(config.entries.map((entry) => [`${entry.file}#${entry.function}`, `${entry.kind}-entry`]));
}

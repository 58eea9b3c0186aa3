import { calleeName, exprOf, isInFunction, lineKey, refKey } from './code.js';
import { functionName } from './function-name.js';
import { conversions } from './prompt-conversions.js';
import { lists } from './prompt-lists.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
export const resourceTools = {
    begin: ({ sinks }) => sinks('resources/read')[0]?.ref ?? sinks('resources/list')[0]?.ref,
    find(inquiry) {
        const found = listedTools(inquiry);
        const places = new Set(found.map(({ at }) => refKey(at)));
        return [...found, ...modelReads(inquiry).filter((read) => !places.has(refKey(read.path.entry)))];
    },
};
/** Searches for what becomes of prompts, asked about resources. */
function listedTools({ graph, sinks, namesOf }) {
    const listing = new Map([...sinks('resources/list'), ...sinks('resources/templates/list')].map((s) => [refKey(s.ref), s.ref]));
    if (listing.size === 0)
        return [];
    const listings = new Map([...listing.keys()].map((key) => [key, 'prompt']));
    const seen = new Set();
    return [...conversions(graph, listings, namesOf('tool-definition'), 'esource'), ...lists(graph, listings, namesOf('model-tools'))].flatMap(({ at, origin }) => {
        const source = origin && listedBy(origin, listing);
        if (!source || seen.has(lineKey(at)))
            return [];
        seen.add(lineKey(at));
        return [{ kind: 'listed', at, origin, listing: source }];
    });
}
function listedBy({ hops }, listing) {
    for (let hop = hops; hop; hop = hop.from) {
        const found = hop.note === 'argument' ? undefined : listing.get(refKey(hop.at));
        if (found)
            return found;
    }
    return undefined;
}
/** A tool that a server registers may read what it likes. */
function modelReads(inquiry) {
    const reads = inquiry.sinks('resources/read');
    if (reads.length === 0)
        return [];
    const own = servedFunctions(inquiry);
    const seen = new Set();
    return reads.flatMap((sink) => inquiry.whoCauses(sink.ref)).filter((path) => path.initiator === 'model' && path.certain && !isOfResult(path) && !own.some(({ file, fn }) => path.entry.file === file && isInFunction(file, exprOf(path.entry).fn, fn))).flatMap((path) => {
        const key = refKey(path.shared ?? path.entry);
        if (seen.has(key))
            return [];
        seen.add(key);
        return [{ kind: 'read', path }];
    });
}
/** What a tool's answer refers to is the server's choice: the path leads through the code that takes answers apart. */
const isOfResult = ({ calls }) => calls.some((call) => /Result|Artifact|embedded|Embedded|ResourceLink/.test(functionName(call)) || /ToolResult|Artifact|ContentBlock|mbeddedResource|ResourceLink/.test(calleeName(call)));
function servedFunctions({ answerTo }) {
    return [...answerTo(registrations).flatMap((r) => r.handlers), ...answerTo(requestHandlers)];
}

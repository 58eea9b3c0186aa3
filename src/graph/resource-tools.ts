import type { FnId, FileFacts } from '../facts/model.js';
import { calleeName, exprOf, isInFunction, lineKey, type Ref, refKey } from './code.js';
import type { Listings } from './foreign.js';
import { functionName } from './function-name.js';
import { conversions } from './prompt-conversions.js';
import { lists } from './prompt-lists.js';
import type { Inquiry, Question } from './question.js';
import type { Path } from './reach.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
import type { Origin } from './value.js';

/** A resource of a server in the hands of a model. */
export type ResourceTool =
  /** A tool is made of each resource that was listed. */
  | { readonly kind: 'listed'; readonly at: Ref; readonly origin: Origin | undefined; readonly listing: Ref }
  /** Code that a model's tool call runs sends resources/read. */
  | { readonly kind: 'read'; readonly path: Path };

export const resourceTools: Question<ResourceTool> = {
  begin: ({ sinks }) => sinks('resources/read')[0]?.ref ?? sinks('resources/list')[0]?.ref,
  find(inquiry) {
    const found = listedTools(inquiry);
    const places = new Set(found.map(({ at }) => refKey(at)));
    return [...found, ...modelReads(inquiry).filter((read) => !places.has(refKey(read.path.entry)))];
  },
};

/** Searches for what becomes of prompts, asked about resources. */
function listedTools({ graph, sinks, namesOf }: Inquiry): (ResourceTool & { kind: 'listed' })[] {
  const listing = new Map([...sinks('resources/list'), ...sinks('resources/templates/list')].map((s) => [refKey(s.ref), s.ref]));
  if (listing.size === 0) return [];
  const listings: Listings = new Map([...listing.keys()].map((key) => [key, 'prompt' as const]));
  const seen = new Set<string>();
  return [...conversions(graph, listings, namesOf('tool-definition'), 'esource'), ...lists(graph, listings, namesOf('model-tools'))].flatMap(({ at, origin }) => {
    const source = origin && listedBy(origin, listing);
    if (!source || seen.has(lineKey(at))) return [];
    seen.add(lineKey(at));
    return [{ kind: 'listed' as const, at, origin, listing: source }];
  });
}

function listedBy({ hops }: Origin, listing: ReadonlyMap<string, Ref>): Ref | undefined {
  for (let hop = hops; hop; hop = hop.from) { const found = hop.note === 'argument' ? undefined : listing.get(refKey(hop.at)); if (found) return found; }
  return undefined;
}

/** A tool that a server registers may read what it likes. */
function modelReads(inquiry: Inquiry): (ResourceTool & { kind: 'read' })[] {
  const reads = inquiry.sinks('resources/read');
  if (reads.length === 0) return [];
  const own = servedFunctions(inquiry);
  const seen = new Set<string>();
  return reads.flatMap((sink) => inquiry.whoCauses(sink.ref)).filter((path) => path.initiator === 'model' && path.certain && !isOfResult(path) && !own.some(({ file, fn }) => path.entry.file === file && isInFunction(file, exprOf(path.entry).fn, fn))).flatMap((path) => {
    const key = refKey(path.shared ?? path.entry);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ kind: 'read' as const, path }];
  });
}

/** What a tool's answer refers to is the server's choice: the path leads through the code that takes answers apart. */
const isOfResult = ({ calls }: Path): boolean => calls.some((call) => /Result|Artifact|embedded|Embedded|ResourceLink/.test(functionName(call)) || /ToolResult|Artifact|ContentBlock|mbeddedResource|ResourceLink/.test(calleeName(call)));

function servedFunctions({ answerTo }: Inquiry): { readonly file: FileFacts; readonly fn: FnId }[] {
  return [...answerTo(registrations).flatMap((r) => r.handlers), ...answerTo(requestHandlers)];
}

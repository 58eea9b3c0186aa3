import { NONE, type FileFacts } from '../facts/model.js';
import { classRegistrations } from './class-registrations.js';
import { listedRegistrations } from './listed-registrations.js';
import { offeredPrimitives } from './offered-registrations.js';
import type { Inquiry, Question } from './question.js';
import { registeredBy, REGISTERING } from './registered-calls.js';
import type { Registration } from './registration.js';
import { requestHandlers } from './request-handlers.js';

/** Every tool, prompt and resource that the code registers on a server of its own, in the order of files and places. */
export const registrations: Question<Registration> = {
  begin: () => undefined,
  find(inquiry) {
    return [...callRegistrations(inquiry), ...listedRegistrations(inquiry.graph, inquiry.answerTo(requestHandlers)), ...classRegistrations(inquiry.graph, overridable(inquiry)), ...inquiry.answerTo(offeredPrimitives)];
  },
};

function callRegistrations({ graph }: Inquiry): Registration[] {
  return REGISTERING.flatMap((method) => graph.source.filesShaped(method, 'member').flatMap((path) => {
    const file = graph.source.facts(path);
    return file ? [...(file.index.calls.get(method) ?? []), ...castCalls(file, method)].flatMap((id) => registeredBy(graph, { file, id })) : [];
  }));
}

/** Calls of a method that is cast on the way. */
function castCalls(file: FileFacts, method: string): number[] {
  return (file.index.members.get(method) ?? []).flatMap((member) => {
    let id = file.exprs[member]?.parent ?? NONE;
    if (file.exprs[id]?.kind !== 'cast') return [];
    while (file.exprs[id]?.kind === 'cast') id = file.exprs[id]?.parent ?? NONE;
    return file.exprs[id]?.kind === 'call' ? [id] : [];
  });
}

/** Names of methods that frameworks run as handlers, without those every class has. */
function overridable({ namesOf }: Inquiry): readonly string[] {
  return [...new Set([...namesOf('model-entry'), ...namesOf('prompt-handler'), ...namesOf('resource-handler')])].filter((name) => ['execute', 'generateMessages', 'read', 'load'].includes(name));
}

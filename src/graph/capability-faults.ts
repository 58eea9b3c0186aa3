import { NONE } from '../facts/model.js';
import { exprAs, exprOf, isInRegion, type Ref } from './code.js';
import { conditionOf } from './conditional.js';
import type { Graph } from './graph.js';
import type { Inquiry, Question } from './question.js';
import { requestRegistrations } from './request-handlers.js';
import { servedBy, type Served } from './served-methods.js';
import { madeServers, type Declared, type MadeServer } from './server-capabilities.js';

/** A server whose capabilities and handlers do not agree. */
export interface CapabilityFault {
  readonly how: 'noHandler' | 'conditionalHandler' | 'undeclared' | 'noSubscription';
  readonly capability: string;
  readonly method: string;
  readonly server: Ref;
  readonly at: Ref | Declared['at'];
  /** The condition, or the registration, that is the other half of it. */
  readonly because: Ref | undefined;
}

/** What a capability promises to answer: one of these at least. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  prompts: ['prompts/list', 'prompts/get'], tools: ['tools/list', 'tools/call'], resources: ['resources/list', 'resources/templates/list', 'resources/read'], completions: ['completion/complete'],
};

export const capabilityFaults: Question<CapabilityFault> = {
  find: (inquiry) => inquiry.answerTo(madeServers).flatMap((server) => faultsOf(inquiry, server)),
  begin: (inquiry) => requestRegistrations.begin(inquiry),
};

function faultsOf(inquiry: Inquiry, server: MadeServer): CapabilityFault[] {
  const { capabilities, made } = server;
  if (!capabilities) return [];
  const served = servedBy(inquiry, server);
  const declared = Object.keys(PROMISES).flatMap((capability): CapabilityFault[] => {
    const written = capabilities.get(capability);
    return written && !isOff(written) ? unkept(inquiry.graph, server, served, capability, written) : [];
  });
  const subscribe = subscription(capabilities.get('resources'));
  if (subscribe && !served.isOpen && !served.handlers.has('resources/subscribe')) declared.push({ how: 'noSubscription', capability: 'resources.subscribe', method: 'resources/subscribe', server: made, at: subscribe, because: undefined });
  return [...declared, ...undeclared(server, served)];
}

/** `prompts: undefined` */
const isOff = ({ value }: Declared): boolean => { const literal = exprAs(value, 'literal'); return literal !== undefined && literal.value !== true; };

function subscription(resources: Declared | undefined): Ref | undefined {
  const property = resources && exprAs(resources.value, 'object')?.properties.find((p) => p.key === 'subscribe');
  return property && exprAs({ file: resources.value.file, id: property.value }, 'literal')?.value === true ? { file: resources.value.file, id: property.value } : undefined;
}

/** The capability is always declared, and nothing answers for it, or not always. */
function unkept(graph: Graph, { made, isHighLevel, answersDeclared }: MadeServer, served: Served, capability: string, written: Declared): CapabilityFault[] {
  const methods = PROMISES[capability] ?? [];
  const method = methods[0] ?? '';
  const answers = [...methods.flatMap((m) => served.handlers.get(m) ?? []), ...(served.registered.get(capability) ?? [])];
  const fault = { capability, method, server: made, at: written.at };
  // the high-level server answers for completions by itself when a prompt is completable
  if (answers.length === 0) return answersDeclared || served.isOpen || capability === 'completions' ? [] : [{ ...fault, how: 'noHandler', because: undefined }];
  if (!isHighLevel || served.isOpen || answers.some((one) => answers.some((other) => isOtherBranch(one, other)))) return [];
  const conditions = answers.map((call) => conditionOf(graph, call, made));
  return conditions.every((c) => c !== undefined) ? [{ ...fault, how: 'conditionalHandler', because: conditions[0] }] : [];
}

/** `if (isTemplate) server.registerResource(…); else server.registerResource(…)`: one of the two answers. */
function isOtherBranch(one: Ref, other: Ref): boolean {
  if (one.file !== other.file) return false;
  const { regions } = one.file;
  const branch = (call: Ref, kind: 'if' | 'else'): number[] => regions.flatMap((region, id) => (region.kind === kind && region.test !== NONE && isInRegion(call.file, exprOf(call).region, id) ? [region.test] : []));
  const elses = branch(other, 'else');
  return branch(one, 'if').some((test) => elses.includes(test));
}

/** A low-level server refuses handlers of what it did not declare. */
function undeclared({ made, isHighLevel, capabilities }: MadeServer, served: Served): CapabilityFault[] {
  if (isHighLevel || !served.isExact || served.isOpen) return [];
  return Object.entries(PROMISES).flatMap(([capability, methods]): CapabilityFault[] => {
    if (capabilities?.has(capability)) return [];
    const found = methods.flatMap((m) => (served.handlers.get(m) ?? []).map((at) => ({ m, at })))[0];
    return found ? [{ how: 'undeclared', capability, method: found.m, server: made, at: found.at, because: made }] : [];
  });
}

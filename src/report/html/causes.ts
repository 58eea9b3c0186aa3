import type { Finding } from '../../findings/finding.js';
import type { HostInitiator, HostRequest, InitiatorName, Inventory } from '../../findings/inventory.js';
import { groupBy } from '../group-by.js';

/** Who causes what a finding is about: the request at the end of its path. */
export interface Causes {
  readonly request: HostRequest;
  /** Who starts the path of the finding. */
  readonly own: HostInitiator;
  /** Legitimate paths to the same request: somebody picked, or a client asked a gateway for it. */
  readonly beside: readonly HostInitiator[];
  /** Everybody else who can cause it, and from how many places. */
  readonly others: readonly { readonly initiator: InitiatorName; readonly count: number }[];
}

type Spot = Pick<Finding['trace'][number], 'path' | 'line' | 'column'>;

const keyOf = ({ path, line, column }: Spot): string => `${line}:${column}:${path}`;
const LEGITIMATE: readonly InitiatorName[] = ['user', 'prompts/get'];
const MOST_BESIDE = 2;

/** Tells the causes of findings whose path ends in a request that the inventory knows. */
export function causesIn(inventory: Inventory | undefined): (finding: Finding) => Causes | undefined {
  const requests = new Map((inventory?.requests ?? []).map((request) => [keyOf(request.location), request]));
  return ({ trace }) => {
    const [first] = trace;
    const last = trace.at(-1);
    const request = last && requests.get(keyOf(last));
    if (!request || !first) return undefined;
    const own = request.initiators.find(({ entry }) => keyOf(entry) === keyOf(first)) ?? request.initiators.find(({ path }) => path.some(({ location }) => keyOf(location) === keyOf(first)));
    if (!own) return undefined;
    const rest = request.initiators.filter((one) => one !== own);
    const beside = LEGITIMATE.includes(own.initiator) ? [] : rest.filter(({ initiator }) => LEGITIMATE.includes(initiator)).sort(shortestFirst).slice(0, MOST_BESIDE);
    const others = Array.from(groupBy(rest.filter((one) => !beside.includes(one)), ({ initiator }) => initiator), ([initiator, all]) => ({ initiator, count: all.length }));
    return { request, own, beside, others };
  };
}

function shortestFirst(a: HostInitiator, b: HostInitiator): number {
  return Number(a.isLikely) - Number(b.isLikely) || a.path.length - b.path.length;
}

/** How a page names who starts something. */
export const STARTERS: Readonly<Record<InitiatorName, { readonly name: string; readonly starts: string }>> = {
  model: { name: 'model', starts: 'The model starts it' },
  user: { name: 'user', starts: 'A user starts it' },
  schedule: { name: 'schedule', starts: 'A schedule starts it' },
  request: { name: 'request', starts: 'A request from outside starts it' },
  'prompts/get': { name: 'prompts/get', starts: 'A client\'s own prompts/get starts it' },
  'start-up': { name: 'start-up', starts: 'The start of the program starts it' },
  unknown: { name: 'unknown', starts: 'Who starts it is not known' },
};

/** As a class of the style sheet. */
export function classOf(initiator: InitiatorName): string {
  return `by-${initiator.replace('/', '-')}`;
}

import type { Question } from './question.js';
import type { Path } from './reach.js';
import { METHOD_ROLES, type HostMethod, type Sink } from './sinks.js';

/** A request that a host sends, and everybody who can cause it. */
export interface HostCall { readonly sink: Sink; readonly paths: readonly Path[] }

/** Every listing, call and read that hosts of the code send to servers. */
export const hostCalls: Question<HostCall> = {
  begin: () => undefined,
  find: ({ sinks, whoCauses }) => (Object.keys(METHOD_ROLES) as HostMethod[]).flatMap((method) => sinks(method).map((sink) => ({ sink, paths: whoCauses(sink.ref) }))),
};

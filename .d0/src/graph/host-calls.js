import { METHOD_ROLES } from './sinks.js';
/** Every listing, call and read that hosts of the code send to servers. */
export const hostCalls = {
    begin: () => undefined,
    find: ({ sinks, whoCauses }) => Object.keys(METHOD_ROLES).flatMap((method) => sinks(method).map((sink) => ({ sink, paths: whoCauses(sink.ref) }))),
};

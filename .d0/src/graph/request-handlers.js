import { argumentAt, callsNamed } from './calls.js';
import { calleeRoles } from './callees.js';
import { isCatalogue, refKey } from './code.js';
import { requestMethods } from './reach.js';
import { roleOf } from './value.js';
const REGISTER = 'setRequestHandler';
/** `setRequestHandler(…)` of a server, and what the code itself says to be one. Notifications are answered by nobody. */
export const requestRegistrations = {
    find: ({ graph, namesOf }) => [...new Set([REGISTER, ...namesOf('request-handler')])].filter((name) => name !== 'setNotificationHandler').flatMap((name) => (callsNamed(graph, name).flatMap((call) => registrationAt(graph, call, name)))),
    begin: ({ graph }) => callsNamed(graph, REGISTER)[0],
};
/** Which function answers which method. */
export const requestHandlers = {
    find: ({ answerTo }) => answerTo(requestRegistrations).flatMap(({ call, server, methods: [method], functions }) => (method === undefined ? [] : functions.map((handler) => ({ ...handler, call, server, method })))),
    begin: (inquiry) => requestRegistrations.begin(inquiry),
};
function registrationAt(graph, call, name) {
    const callees = graph.calleesOf(call);
    const role = roleOf(calleeRoles(callees), 'request-handler');
    return role || name === REGISTER ? [{ call, methods: requestMethods(graph, call), server: serverOf(callees, role), functions: functionsGiven(graph, call, role) }] : [];
}
function serverOf(callees, role) {
    if (role)
        return 'sdk';
    return callees.every((c) => c.kind === 'builtin') ? 'unknown' : 'own';
}
function functionsGiven(graph, call, role) {
    // the last overload of the SDK takes the function behind schemas
    const given = role ? [argumentAt(call, role.values['handler']), argumentAt(call, 'last')] : [argumentAt(call, '1')];
    const seen = new Set();
    return given.flatMap((g) => (g ? functionsAt(graph, g.ref, g.path) : [])).filter(({ file, fn }) => { const key = refKey({ file, id: fn }); return !seen.has(key) && seen.add(key); });
}
/** The functions of the code that stand in a place. */
export function functionsAt(graph, given, path = []) {
    const values = path.length === 0 ? graph.valuesOf(given) : graph.originsOf(given, path, 'value').map((o) => o.value);
    return values.flatMap((v) => (v.kind === 'function' && !isCatalogue(v.file) ? [{ file: v.file, fn: v.fn, given }] : []));
}

import { NONE } from '../facts/model.js';
import { argumentAt, callsNamed } from './calls.js';
import { calleeRoles } from './callees.js';
import { at, exprAs } from './code.js';
import { functionsAt } from './request-handlers.js';
import { declaredMembers } from './types.js';
import { roleOf } from './value.js';
/** Functions that answer prompts/get: given to a registration, kept under a property the catalogue knows, or overriding a framework's method. */
export function findPromptHandlers(graph, names, answering) {
    const found = [...registeredHandlers(graph, names), ...propertyHandlers(graph, names), ...overridingHandlers(graph, names), ...requestHandlers(answering)];
    const seen = new Set();
    return found.filter(({ file, fn }) => { const key = `${file.path}#${fn}`; return !seen.has(key) && seen.add(key); });
}
function registeredHandlers(graph, names) {
    return names.flatMap((name) => callsNamed(graph, name)).flatMap((call) => {
        const roles = calleeRoles(graph.calleesOf(call)).filter((role) => role.name === 'prompt-handler');
        // overloads differ in how many arguments they take: the handler is where a function stands
        const given = roles.flatMap((role) => argumentAt(call, role.values['handler']) ?? []);
        const found = given.flatMap((g) => handlersAt(graph, g.ref, g.path, call));
        return found.length > 0 || roles.length === 0 ? found : lastFunction(graph, call);
    });
}
function lastFunction(graph, call) {
    const last = exprAs(call, 'call')?.args.at(-1);
    return last === undefined ? [] : handlersAt(graph, at(call, last), [], call);
}
function handlersAt(graph, ref, path, registration) {
    return functionsAt(graph, ref, path).map((handler) => ({ ...handler, registration }));
}
/** `addPrompt({ load: … })`: the property says so itself. */
function propertyHandlers(graph, names) {
    return names.flatMap((name) => graph.source.filesShaped(name, 'definition').flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.index.objects.get(name) ?? []).flatMap((id) => {
            const ref = { file: file, id };
            const isHandler = graph.expectedTypes(ref).some((shape) => declaredMembers(graph, shape, name).some((m) => roleOf(m.roles, 'prompt-handler')));
            const property = exprAs(ref, 'object')?.properties.find((p) => p.key === name);
            return isHandler && property ? handlersAt(graph, at(ref, property.value), [], ref) : [];
        });
    }));
}
/** `class ReviewPrompt extends MCPPrompt { generateMessages() {} }` */
function overridingHandlers(graph, names) {
    return names.flatMap((name) => graph.source.filesShaped(name, 'definition').flatMap((path) => {
        const file = graph.source.facts(path);
        return (file?.classes ?? []).flatMap((fact, id) => {
            const member = fact.members.get(name)?.find((m) => m.kind === 'method');
            if (!file || !member || fact.extends === NONE)
                return [];
            const isHandler = graph.callersOf(file, member.function).landings.some((l) => l.role === 'prompt-handler');
            return isHandler ? [{ file, fn: member.function, registration: { file, id: file.classes[id]?.extends ?? NONE }, given: { file, id: file.classes[id]?.extends ?? NONE } }] : [];
        });
    }));
}
/** A server out of sight may be one of the SDK; a class of the code's own passes on what it is given. */
function requestHandlers(answering) {
    return answering.filter(({ method, server }) => method === 'prompts/get' && server !== 'own').map(({ file, fn, given, call }) => ({ file, fn, given, registration: call }));
}

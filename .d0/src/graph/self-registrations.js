import { NONE } from '../facts/model.js';
import { enclosingMethod } from './callees.js';
import { exprAs, exprOf, isCatalogue } from './code.js';
import { originsOf } from './values.js';
/** One for each class that can be made and inherits the method; nothing when the name is not the object's own. */
export function selfRegistered(graph, call, name, handler) {
    const member = name.path.length === 0 ? exprAs(name.ref, 'member') : undefined;
    const method = enclosingMethod(call.file, exprOf(call).fn);
    const base = method === undefined ? NONE : call.file.functions[method]?.class ?? NONE;
    if (!member || method === undefined || base === NONE || exprOf({ file: call.file, id: member.object }).kind !== 'this')
        return [];
    const made = graph.subclassesOf(call.file, base).filter((sub) => sub.file.classes[sub.class]?.isAbstract === false);
    return made.map((self) => {
        const within = { file: call.file, fn: method, call, outer: undefined, depth: 0, self };
        const nameAt = staticName(self, member.property) ?? onlyText(originsOf(graph, name.ref, [], 'value', within).flatMap(({ value }) => (value.kind === 'literal' && typeof value.value === 'string' ? [value.at] : [])));
        const text = nameAt && exprAs(nameAt, 'literal')?.value;
        return { self, name: typeof text === 'string' ? text : undefined, nameAt, handlers: handler ? handlersOf(graph, handler, within, self) : [] };
    }).filter((found) => found.name !== undefined);
}
const onlyText = (refs) => (refs.length === 1 ? refs[0] : undefined);
/** `static toolName = 'x'` */
function staticName({ file, class: id }, property) {
    const members = file.classes[id]?.members;
    for (const name of [property, 'toolName', `tool${property.slice(0, 1).toUpperCase()}${property.slice(1)}`, 'id']) {
        const value = members?.get(name)?.find((m) => m.kind === 'field' && m.value !== NONE)?.value ?? NONE;
        if (value !== NONE && typeof exprAs({ file, id: value }, 'literal')?.value === 'string')
            return { file, id: value };
    }
    return undefined;
}
function handlersOf(graph, handler, within, self) {
    const seen = new Set();
    return originsOf(graph, handler.ref, handler.path, 'value', within).flatMap(({ value }) => {
        if (value.kind !== 'function' || isCatalogue(value.file) || seen.has(`${value.file.path}#${value.fn}`))
            return [];
        seen.add(`${value.file.path}#${value.fn}`);
        const [fact, owner] = [value.file.functions[value.fn], self.file.classes[self.class]];
        const isOwn = value.file === self.file && fact !== undefined && owner !== undefined && fact.start >= owner.start && fact.end <= owner.end;
        return [{ file: value.file, fn: value.fn, region: 0, given: handler.ref, isShared: !isOwn, self }];
    });
}

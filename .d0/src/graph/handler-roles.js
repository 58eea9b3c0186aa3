const RUNS = new Set(['model-entry', 'user-entry', 'schedule-entry', 'request-entry', 'prompt-handler', 'resource-handler', 'request-handler', 'registers']);
/**
 * Does the role say who runs the function given as argument `index`? `handler=2` names the argument, `handler=last` the last one; a path
 * (`0.execute`) is not the argument itself. With `index` undefined: does it say so of the property it stands on?
 */
export function roleReaches(role, index, count = 0) {
    if (!RUNS.has(role.name))
        return false;
    const { handler } = role.values;
    if (index === undefined)
        return handler === undefined;
    if (handler === 'last')
        return index === count - 1;
    return handler === String(index);
}

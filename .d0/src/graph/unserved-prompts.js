import { isInRegion } from './code.js';
/** Is the prompt listed while the branches that serve the others end in a throw for it? */
export function isUnserved({ prompt, group }) {
    if (prompt.style !== 'listed' || prompt.name === undefined || prompt.handlers.length === 0 || prompt.handlers.some((h) => !h.isShared))
        return false;
    return group.some((other) => other.handlers.some((arm) => !arm.isShared && arm.region > 0 && throwsOtherwise(arm.file, arm.region)));
}
/** `default: throw …` of the switch, or a throw behind the conditions. */
function throwsOtherwise(file, arm) {
    const region = file.regions[arm];
    if (!region)
        return false;
    const throws = file.functions[region.fn]?.throws ?? [];
    if (region.kind === 'case')
        return file.regions.some((r, id) => r.kind === 'case' && r.test === region.test && r.labels.length === 0 && throws.some((exit) => isInRegion(file, exit.region, id)));
    return region.kind === 'if' && throws.some((exit) => isOnlyBehindGuards(file, exit.region, region.parent));
}
function isOnlyBehindGuards(file, start, base) {
    for (let id = start; id !== base; id = file.regions[id]?.parent ?? base) {
        const region = file.regions[id];
        if (!region || (region.kind !== 'guard' && region.kind !== 'else'))
            return false;
    }
    return true;
}

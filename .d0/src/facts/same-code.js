/** What of the facts says where something stands, rather than what it is. */
const PLACES = new Set(['start', 'end', 'lineStarts']);
/**
 * Takes over the places of newer facts of a file when the code in it is the same: an edit of comments, blank lines or indentation. The facts stay the
 * objects they were, so everything that was found out about them still holds. Returns whether it did; when not, nothing was changed.
 */
export function takePlaces(facts, newer) {
    if (!isSameCode(facts, newer))
        return false;
    copyPlaces(facts, newer);
    return true;
}
function isSameCode(one, other) {
    if (one === other)
        return true;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
        return Number.isNaN(one) && Number.isNaN(other);
    if (Array.isArray(one))
        return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSameCode(item, other[i]));
    if (one instanceof Map)
        return other instanceof Map && one.size === other.size && isSameCode([...one], [...other]);
    const [record, twin] = [one, other];
    const keys = Object.keys(record);
    return keys.length === Object.keys(twin).length && keys.every((key) => PLACES.has(key) || isSameCode(record[key], twin[key]));
}
function copyPlaces(to, from) {
    if (typeof to !== 'object' || typeof from !== 'object' || to === null || from === null)
        return;
    if (Array.isArray(to)) {
        if (Array.isArray(from))
            to.forEach((item, i) => { copyPlaces(item, from[i]); });
        return;
    }
    if (to instanceof Map) {
        if (from instanceof Map)
            copyPlaces([...to.values()], [...from.values()]);
        return;
    }
    const [target, source] = [to, from];
    for (const key of Object.keys(target)) {
        if (PLACES.has(key))
            target[key] = source[key];
        else
            copyPlaces(target[key], source[key]);
    }
}

/** Words of a name: `createUserById` → create, user, by, id. */
export function wordsOf(name) {
    return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2').toLowerCase().split(/[^a-z\d]+/).filter((w) => w !== '');
}

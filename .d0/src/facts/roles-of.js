import { ROLE_TAG, ROLES } from '../catalogue/roles.js';
import { UserError } from '../errors.js';
/** Reads the role tags in the comment before a node. Throws `UserError` for a tag that is no role, because a typo would silence a rule. */
export function roleReader(path, text, sourceFile, compiler) {
    if (!text.includes(`@${ROLE_TAG}`))
        return () => [];
    return (node) => {
        const comments = compiler.getLeadingCommentRanges(text, node.pos) ?? [];
        return comments.flatMap(({ pos, end }) => parseRoles(text.slice(pos, end), (offset) => {
            const { line } = sourceFile.getLineAndCharacterOfPosition(pos + offset);
            return `${path}:${line + 1}`;
        }));
    };
}
/** A tag in backticks is spoken of, not given. */
function parseRoles(comment, where) {
    const roles = [];
    for (const match of comment.matchAll(/(?<!`)@mcpRole[ \t]+([^\r\n]*?)(?=\*\/|[\r\n]|$)/g)) {
        const [name = '', ...pairs] = (match[1] ?? '').trim().split(/\s+/);
        if (!isRoleName(name))
            throw new UserError(`${where(match.index)}: \`${name}\` is no role of the catalogue. Known roles: ${Object.keys(ROLES).join(', ')}.`);
        roles.push({ name, values: Object.fromEntries(pairs.filter((p) => p.includes('=')).map((p) => keyValue(name, p, where(match.index)))) });
    }
    return roles;
}
function isRoleName(name) {
    return Object.hasOwn(ROLES, name);
}
function keyValue(role, pair, where) {
    const at = pair.indexOf('=');
    const key = pair.slice(0, at);
    const keys = ROLES[role].keys;
    if (!keys.includes(key))
        throw new UserError(`${where}: the role \`${role}\` has no key \`${key}\`. Its keys: ${keys.join(', ') || 'none'}.`);
    return [key, pair.slice(at + 1)];
}

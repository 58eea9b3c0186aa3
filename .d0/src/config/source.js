import { UserError } from '../errors.js';
import { lineStartsOf, toPosition } from '../text/lines.js';
/** A complaint that names file, line and column, as compilers do: `mcp-audit.jsonc:3:5: …`. */
export function configError(source, offset, statement) {
    const { line, column } = toPosition(offset, lineStartsOf(source.text));
    return new UserError(`${source.file}:${line}:${column}: ${statement}`);
}
/** What a value is, in the words of JSON. */
export function describeValue(node) {
    if (node.type === 'string')
        return `the string ${JSON.stringify(node.value)}`;
    if (node.type === 'number' || node.type === 'boolean')
        return `the ${node.type} ${String(node.value)}`;
    if (node.type === 'null')
        return '`null`';
    return node.type === 'array' ? 'a list' : 'an object';
}
